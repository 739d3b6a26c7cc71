/// A stretch of lines that is put together from left to right.
struct FrameText {
  let start: Int
  private var text = ""
  private var columns = 0

  init(start: Int) { self.start = start }

  var end: Int { start + columns }

  var span: Span { Span(column: start, columns: columns, text: text, role: .frame) }

  mutating func add(_ joint: Character) {
    text.append(joint)
    columns += 1
  }

  mutating func addLine(_ count: Int) {
    text += .line(count)
    columns += count
  }
}
