import Glibc

extension CrashGuard {
  private static let stackBytes = 1 << 16

  /// Frees the stack of a thread that ends.
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    let result = pthread_key_create(&key) { stack in
      var none = stack_t()
      none.ss_flags = CInt(SS_DISABLE)
      sigaltstack(&none, nil)
      free(stack)
    }
    return result == 0 ? key : nil
  }()

  /// Gives the current thread a stack for signal handlers, so that running out of the ordinary one
  /// is caught as well.
  ///
  /// The main actor has no thread of its own on Linux, so whatever wakes it asks. The corresponding
  /// C function is `sigaltstack`.
  static func coverThisThread() {
    var current = stack_t()
    guard sigaltstack(nil, &current) == 0, current.ss_flags & CInt(SS_DISABLE) != 0 else { return }
    guard let key, let memory = malloc(stackBytes) else { return }
    var stack = stack_t()
    stack.ss_sp = memory
    stack.ss_size = stackBytes
    guard sigaltstack(&stack, nil) == 0 else { return free(memory) }
    pthread_setspecific(key, memory)
  }
}
