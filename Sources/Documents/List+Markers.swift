import Cells

extension List {
  /// Marks wider than this, such as terms, have a line of their own.
  private static let greatestMarker = 6

  /// How wide the marks are that text stands beside, also in the parts before this one.
  public var widestMarker: Int {
    items.reduce(markerColumns) { widest, item in
      let columns = item.markerColumns
      return columns > Self.greatestMarker ? widest : max(widest, columns)
    }
  }
}

extension List.Item {
  /// How wide the mark is; that of most items needs no measuring.
  var markerColumns: Int { marker == "•" ? 1 : marker.columns }
}
