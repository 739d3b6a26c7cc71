/// The mark of an item without a number.
enum Bullet {
  /// The mark in a list within as many others that have marks.
  static func mark(within depth: Int) -> String {
    let marks = ["•", "◦", "–"]
    return marks[min(depth, marks.count - 1)]
  }
}
