import CJavaScriptCore

/// A function of this program that scripts can call.
final class NativeFunction {
  /// What a call gives back.
  enum Result {
    case undefined
    case null
    case number(Int)
    case flag(Bool)
    case text(String)
    case numbers([Int])
    case texts([String])
    /// A value of another world of the same group.
    case object(ScriptObject)
  }

  /// What a call fails with: an `Error` of that name.
  struct Fault: Error {
    let name: String
    let message: String
  }

  typealias Body = (NativeArguments) throws(Fault) -> Result

  fileprivate let body: Body

  private init(_ body: @escaping Body) {
    self.body = body
  }

  /// The class of all such functions as JavaScriptCore knows it.
  static func makeClass() -> JSClassRef {
    var definition = JSClassDefinition()
    definition.callAsFunction = call
    definition.finalize = { object in
      guard let data = JSObjectGetPrivate(object) else { return }
      Unmanaged<NativeFunction>.fromOpaque(data).release()
    }
    return JSClassCreate(&definition)
  }

  static func make(_ body: @escaping Body, of functions: JSClassRef, in context: JSContextRef)
    -> JSObjectRef
  {
    let function = Unmanaged.passRetained(NativeFunction(body))
    return JSObjectMake(context, functions, function.toOpaque())
  }
}

/// The function of the C API that all calls come through.
private func call(
  context: JSContextRef?, function: JSObjectRef?, this: JSObjectRef?, count: Int,
  arguments: UnsafePointer<JSValueRef?>?, exception: UnsafeMutablePointer<JSValueRef?>?
) -> JSValueRef? {
  guard let context, let data = JSObjectGetPrivate(function) else { return nil }
  let function = Unmanaged<NativeFunction>.fromOpaque(data).takeUnretainedValue()
  let arguments = NativeArguments(
    context: context, values: UnsafeBufferPointer(start: arguments, count: count))
  do throws(NativeFunction.Fault) {
    return try function.body(arguments).value(in: context)
  } catch {
    exception?.pointee = error.value(in: context)
    return JSValueMakeUndefined(context)
  }
}

extension NativeFunction.Result {
  fileprivate func value(in context: JSContextRef) -> JSValueRef? {
    switch self {
    case .undefined: JSValueMakeUndefined(context)
    case .null: JSValueMakeNull(context)
    case .number(let number): JSValueMakeNumber(context, Double(number))
    case .flag(let flag): JSValueMakeBoolean(context, flag)
    case .text(let text): text.withScriptString { JSValueMakeString(context, $0) }
    case .numbers(let numbers):
      // Numbers are no objects, so the collector cannot take them from the list.
      JSObjectMakeArray(
        context, numbers.count, numbers.map { JSValueMakeNumber(context, Double($0)) }, nil)
    case .object(let object): object.value
    case .texts(let texts): Self.array(texts, in: context)
    }
  }

  private static func array(_ texts: [String], in context: JSContextRef) -> JSValueRef? {
    let objects = texts.map { ScriptArgument.text($0).object(in: context) }
    return withExtendedLifetime(objects) {
      JSObjectMakeArray(context, objects.count, objects.map(\.value), nil)
    }
  }
}

extension NativeFunction.Fault {
  fileprivate func value(in context: JSContextRef) -> JSValueRef? {
    let message = ScriptArgument.text(message).object(in: context)
    var arguments: JSValueRef? = message.value
    let error = JSObjectMakeError(context, 1, &arguments, nil)
    let name = ScriptArgument.text(name).object(in: context)
    "name".withScriptString {
      JSObjectSetProperty(
        context, error, $0, name.value, JSPropertyAttributes(kJSPropertyAttributeDontEnum), nil)
    }
    return error
  }
}
