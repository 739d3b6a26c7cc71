extension CommandLineOption {
  /// The options of `promenade tour`.
  static let ofTours: [Self] = [
    Self(
      name: "headless", argument: nil, commands: [.tour],
      help: "play at full speed without a terminal"
    ) {
      arguments, _ in
      arguments.tour.isHeadless = true
      return nil
    },
    Self(
      name: "speed", argument: .text("N"), commands: [.tour],
      help: "how much faster than usual, 1 if not set"
    ) {
      guard let speed = Double($1), (0.1...100).contains(speed) else {
        return Wrong(expected: "a number from 0.1 to 100")
      }
      $0.tour.speed = speed
      return nil
    },
    Self(
      name: "step", argument: nil, commands: [.tour],
      help: "wait for space or enter before each step"
    ) {
      arguments, _ in
      arguments.tour.goesByStep = true
      return nil
    },
    Self(
      name: "screens", argument: .folder, commands: [.tour],
      help: "where its screenshots are written"
    ) {
      $0.tour.screens = $1
      return $1.isEmpty ? Wrong(expected: "a folder") : nil
    },
    Self(
      name: "junit", argument: .file, commands: [.tour], help: "write what came of it as JUnit XML"
    ) {
      $0.tour.junit = $1
      return $1.isEmpty ? Wrong(expected: "a file") : nil
    },
  ]
}
