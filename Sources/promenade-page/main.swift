import PageEngine

// Whoever runs this by hand, or tests it, may grant a turn fewer seconds.
var limits = PageLimits()
if let seconds = CommandLine.arguments.dropFirst().first.flatMap({ Double($0) }) {
  limits.scriptSeconds = seconds
  limits.stuckSeconds = Int(seconds.rounded(.up)) + 1
}
PageLoop(limits: limits).run()
