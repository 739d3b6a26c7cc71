import CJavaScriptCore

/// A JavaScript world: one global object in the heap of its group.
final class ScriptContext {
  private let group: ScriptGroup
  private let context: JSGlobalContextRef

  init(in group: ScriptGroup) {
    guard let context = JSGlobalContextCreateInGroup(group.reference, nil) else {
      preconditionFailure("JavaScriptCore has no memory for a context.")
    }
    self.group = group
    self.context = context
  }

  deinit {
    JSGlobalContextRelease(context)
  }

  /// Runs a script in the global scope.
  @discardableResult
  func evaluate(_ source: String, address: String, line: Int = 1) -> ScriptOutcome {
    var exception: JSValueRef?
    let value = source.withScriptString { source in
      address.withScriptString { address in
        JSEvaluateScript(context, source, nil, address, CInt(clamping: line), &exception)
      }
    }
    return outcome(value, exception)
  }

  /// Calls a function.
  @discardableResult
  func call(_ function: ScriptObject, _ arguments: [ScriptArgument]) -> ScriptOutcome {
    let objects = arguments.map { $0.object(in: context) }
    var exception: JSValueRef?
    let value = withExtendedLifetime(objects) {
      JSObjectCallAsFunction(
        context, JSValueToObject(context, function.value, nil), nil, objects.count,
        objects.map(\.value), &exception)
    }
    return outcome(value, exception)
  }

  /// An object whose methods are native functions.
  func makeObject(_ methods: [(String, NativeFunction.Body)]) -> ScriptObject {
    let object = ScriptObject(JSObjectMake(context, nil, nil), in: context)
    for (name, body) in methods {
      let function = NativeFunction.make(body, of: group.functions, in: context)
      name.withScriptString {
        JSObjectSetProperty(
          context, JSValueToObject(context, object.value, nil), $0, function,
          JSPropertyAttributes(kJSPropertyAttributeNone), nil)
      }
    }
    return object
  }

  /// The function is called with each promise that was rejected while nobody listened.
  ///
  /// The corresponding C function is `JSGlobalContextSetUnhandledRejectionCallback`.
  func setRejectionCallback(_ function: ScriptObject) {
    JSGlobalContextSetUnhandledRejectionCallback(
      context, JSValueToObject(context, function.value, nil), nil)
  }

  /// Frees what no script can reach any more.
  ///
  /// The corresponding C function is `JSSynchronousGarbageCollectForDebugging`.
  func collectGarbage() {
    JSSynchronousGarbageCollectForDebugging(context)
  }

  private func outcome(_ value: JSValueRef?, _ exception: JSValueRef?) -> ScriptOutcome {
    if let exception { return .thrown(ScriptObject(exception, in: context)) }
    return .value(ScriptObject(value ?? JSValueMakeUndefined(context), in: context))
  }
}
