import CJavaScriptCore

extension String {
  /// The text of a JavaScript string; halves of surrogate pairs are replaced.
  init(_ string: JSStringRef) {
    let units = UnsafeBufferPointer(
      start: JSStringGetCharactersPtr(string), count: JSStringGetLength(string))
    self.init(decoding: units, as: UTF16.self)
  }

  /// Calls with this text as a JavaScript string.
  func withScriptString<Result>(_ body: (JSStringRef?) -> Result) -> Result {
    // By UTF-16 and length: the C string call would end at a NUL.
    let units = Array(utf16)
    let string = JSStringCreateWithCharacters(units, units.count)
    defer { JSStringRelease(string) }
    return body(string)
  }
}
