public import Cells

/// What is known of a document's pictures while it is laid out: which have room to be drawn in.
///
/// A picture whose source is unknown stands as its words.
public struct PictureRooms: Equatable, Sendable {
  /// No picture is higher than this.
  public var mostRows: Int
  /// The natural sizes by source; nil while a picture is still to come.
  private var sizes: [String: PixelSize?] = [:]

  /// Makes rooms no higher than so many rows, for no pictures yet.
  public init(mostRows: Int = 0) { self.mostRows = mostRows }

  public var isEmpty: Bool { sizes.isEmpty }

  /// Keeps room for the picture of a source, which is still to come.
  public mutating func expect(_ source: String) {
    if sizes[source] == nil { sizes.updateValue(nil, forKey: source) }
  }

  /// Takes note of a picture that came; false if that is no news.
  public mutating func note(_ pixels: PixelSize, of source: String) -> Bool {
    guard let known = sizes[source], known != pixels else { return false }
    sizes[source] = pixels
    return true
  }

  /// Gives up a picture that can't be shown; false if that is no news.
  public mutating func refuse(_ source: String) -> Bool {
    sizes.removeValue(forKey: source) != nil
  }

  /// The room of a picture on lines of so many columns; nil if only words stand for it.
  func room(for illustration: Illustration, columns: Int) -> Room? {
    guard mostRows > 0, let known = sizes[illustration.source] else { return nil }
    let asked = PixelSize(
      width: illustration.width ?? .max, height: illustration.height ?? .max)
    let most = Size(columns: columns, rows: mostRows)
    if illustration.width != nil, illustration.height != nil {
      // What is asked for is given at once, so that nothing moves when the picture comes.
      let size = Size(fitting: asked, into: most, mayGrow: false)
      return Room(size: size, box: size, mayGrow: true)
    }
    let box = Size(
      columns: min(asked.cells.columns, columns), rows: min(asked.cells.rows, mostRows))
    let mayGrow = illustration.width != nil || illustration.height != nil
    let modest = Size(columns: box.columns, rows: min(box.rows, max(1, columns / 8)))
    let size = known.map { Size(fitting: $0, into: box, mayGrow: mayGrow) } ?? modest
    return Room(size: size, box: box, mayGrow: mayGrow)
  }

  /// Where a picture will stand, and what it is to be fitted into.
  struct Room: Equatable {
    let size: Size
    let box: Size
    let mayGrow: Bool
  }
}
