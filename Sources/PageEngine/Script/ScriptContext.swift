import CJavaScriptCore
import Glibc

/// A JavaScript world: one global object and its heap.
final class ScriptContext {
  private let group: JSContextGroupRef
  private let context: JSGlobalContextRef
  private let functions: JSClassRef
  /// Whether a script was ended for running too long since this was last set to false.
  var wasTerminated = false

  init(timeLimit: Double) {
    Self.chooseOptions()
    guard let group = JSContextGroupCreate(),
      let context = JSGlobalContextCreateInGroup(group, nil)
    else { preconditionFailure("JavaScriptCore has no memory for a context.") }
    self.group = group
    self.context = context
    functions = NativeFunction.makeClass()
    JSContextGroupSetExecutionTimeLimit(
      group, timeLimit,
      { _, data in
        guard let data else { return true }
        Unmanaged<ScriptContext>.fromOpaque(data).takeUnretainedValue().wasTerminated = true
        return true
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit {
    JSContextGroupClearExecutionTimeLimit(group)
    JSClassRelease(functions)
    JSGlobalContextRelease(context)
    JSContextGroupRelease(group)
  }

  /// Interpreting saves 8 MiB for each page and memory that is both writable and executable.
  private static func chooseOptions() {
    setenv("JSC_useJIT", "0", 1)
    setenv("JSC_useWasm", "0", 1)
    setenv("JSC_useConcurrentGC", "0", 1)
    setenv("JSC_numberOfGCMarkers", "1", 1)
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
      let function = NativeFunction.make(body, of: functions, in: context)
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

  private func outcome(_ value: JSValueRef?, _ exception: JSValueRef?) -> ScriptOutcome {
    if let exception { return .thrown(ScriptObject(exception, in: context)) }
    return .value(ScriptObject(value ?? JSValueMakeUndefined(context), in: context))
  }
}
