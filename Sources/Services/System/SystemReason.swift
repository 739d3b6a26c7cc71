import Glibc

/// What the system says about an error number.
///
/// The corresponding C function is `strerror`.
func systemReason(_ code: CInt = errno) -> String {
  String(cString: strerror(code))
}
