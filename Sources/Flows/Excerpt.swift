extension String {
  /// The text, of a long one its beginning and how long it is.
  public func excerpt(bytes most: Int) -> String {
    guard utf8.count > most else { return self }
    // An index within a character is taken for its begin.
    return "\(self[..<utf8.index(startIndex, offsetBy: most)])… (\(utf8.count) bytes)"
  }
}
