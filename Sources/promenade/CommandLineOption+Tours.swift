extension CommandLineOption {
  /// The options of `promenade tour`.
  static let ofTours: [Self] = [
    flag(
      "headless", commands: [.tour], help: "play at full speed without a terminal",
      isSetting: false
    ) { $0.tour.isHeadless = $1 },
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
    flag(
      "step", commands: [.tour], help: "wait for space or enter before each step",
      isSetting: false
    ) { $0.tour.goesByStep = $1 },
    text("screens", .folder, commands: [.tour], help: "where its screenshots are written") {
      $0.tour.screens = $1
    },
    text("junit", .file, commands: [.tour], help: "write what came of it as JUnit XML") {
      $0.tour.junit = $1
    },
  ]
}
