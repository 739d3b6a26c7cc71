/// Why the program can't do what was asked for: one sentence at most, and the exit status.
struct Failure: Error, Equatable {
  /// Nil where there is nothing to speak of, as when a reader has seen enough.
  let sentence: String?
  let status: Int32
  /// The sentence begins with the place it is about, for editors to go to.
  var namesPlace = false

  /// The thing asked for failed.
  static func failed(_ sentence: String) -> Self { Self(sentence: sentence, status: 1) }
  /// A file that was asked for is wrong; the sentence names the place itself.
  static func misread(_ sentence: String) -> Self {
    Self(sentence: sentence, status: 2, namesPlace: true)
  }
  /// The arguments are wrong.
  static func misused(_ sentence: String) -> Self { Self(sentence: sentence, status: 2) }
  /// There is no terminal that can be used.
  static func noTerminal(_ sentence: String) -> Self { Self(sentence: sentence, status: 4) }
}
