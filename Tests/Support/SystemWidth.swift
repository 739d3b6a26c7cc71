import CVTerm
import Glibc

/// What the C library knows about characters.
public enum SystemWidth {
  /// The cells of a scalar in C.UTF-8, nil if it can't be shown; the corresponding C function is
  /// `wcwidth`.
  public static func columns(of scalar: Unicode.Scalar) -> Int? {
    let width = wcwidth(wchar_t(scalar.value))
    return width < 0 ? nil : Int(width)
  }

  /// Takes over C.UTF-8; false where the C library does not have it.
  public static func adoptLocale() -> Bool { setlocale(LC_CTYPE, "C.UTF-8") != nil }
}
