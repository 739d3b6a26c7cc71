import CJavaScriptCore
import PageProtocol

/// What is handed to a JavaScript function.
enum ScriptArgument {
  case number(Int)
  case text(String)
  case optionalText(String?)
  case flag(Bool)
  case object(ScriptObject)
  case json(JSON)

  func object(in context: JSContextRef) -> ScriptObject {
    switch self {
    case .number(let number): ScriptObject(JSValueMakeNumber(context, Double(number)), in: context)
    case .flag(let flag): ScriptObject(JSValueMakeBoolean(context, flag), in: context)
    case .object(let object): object
    case .json(let json):
      ScriptObject(
        json.description.withScriptString { JSValueMakeFromJSONString(context, $0) }
          ?? JSValueMakeNull(context), in: context)
    case .optionalText(nil): ScriptObject(JSValueMakeUndefined(context), in: context)
    case .text(let text), .optionalText(.some(let text)):
      ScriptObject(text.withScriptString { JSValueMakeString(context, $0) }, in: context)
    }
  }
}
