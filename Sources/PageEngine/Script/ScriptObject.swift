import CJavaScriptCore

/// A JavaScript value kept from the garbage collector, and its heap with it, while this lives.
final class ScriptObject {
  let context: JSGlobalContextRef
  let value: JSValueRef

  init(_ value: JSValueRef, in context: JSContextRef) {
    self.context = JSGlobalContextRetain(JSContextGetGlobalContext(context))
    self.value = value
    JSValueProtect(context, value)
  }

  deinit {
    JSValueUnprotect(context, value)
    JSGlobalContextRelease(context)
  }

  /// What `String(value)` gives, empty if that throws.
  var text: String {
    guard let string = JSValueToStringCopy(context, value, nil) else { return "" }
    defer { JSStringRelease(string) }
    return String(string)
  }

  /// A property of the object, nil if there is no value or this is none.
  subscript(name: String) -> ScriptObject? {
    guard let object = JSValueToObject(context, value, nil) else { return nil }
    return name.withScriptString { JSObjectGetProperty(context, object, $0, nil) }
      .map { ScriptObject($0, in: context) }
  }
}

/// How a script ended.
enum ScriptOutcome {
  case value(ScriptObject)
  case thrown(ScriptObject)

  /// The value, nil if there is none.
  var value: ScriptObject? {
    if case .value(let value) = self { value } else { nil }
  }
}
