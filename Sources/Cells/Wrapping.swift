extension Int {
  /// The number moved around the ends of a list of so many items, so that -1 is the last of them.
  ///
  /// There must be at least one item.
  public func wrapped(to count: Int) -> Int { (self % count + count) % count }
}
