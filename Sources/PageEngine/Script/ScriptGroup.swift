import CJavaScriptCore
import Glibc

/// What all worlds of a page share: one heap, and how long a script may run.
final class ScriptGroup {
  let reference: JSContextGroupRef
  let functions = NativeFunction.makeClass()
  /// Whether a script was ended for running too long since this was last set to false.
  var wasTerminated = false

  init(timeLimit: Double) {
    Self.chooseOptions()
    guard let reference = JSContextGroupCreate() else {
      preconditionFailure("JavaScriptCore has no memory for a heap.")
    }
    self.reference = reference
    JSContextGroupSetExecutionTimeLimit(
      reference, timeLimit,
      { _, data in
        guard let data else { return true }
        Unmanaged<ScriptGroup>.fromOpaque(data).takeUnretainedValue().wasTerminated = true
        return true
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit {
    JSContextGroupClearExecutionTimeLimit(reference)
    JSClassRelease(functions)
    JSContextGroupRelease(reference)
  }

  /// Interpreting saves 8 MiB for each page and memory that is both writable and executable.
  private static func chooseOptions() {
    setenv("JSC_useJIT", "0", 1)
    setenv("JSC_useWasm", "0", 1)
    setenv("JSC_useConcurrentGC", "0", 1)
    setenv("JSC_numberOfGCMarkers", "1", 1)
  }
}
