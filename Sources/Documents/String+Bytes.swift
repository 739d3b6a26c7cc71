extension String {
  /// Whether a byte of the text in UTF-8 passes.
  ///
  /// All text goes through here several times, and `utf8.contains` takes each byte from an iterator.
  @inline(__always)
  public func hasByte(where passes: (UInt8) -> Bool) -> Bool {
    let bytes = utf8.span
    for index in bytes.indices where passes(bytes[index]) { return true }
    return false
  }
}
