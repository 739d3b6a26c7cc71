import Documents

/// What a pane of spoken lines has to say.
extension TextPane {
  /// The lines in sight that say something.
  public var spokenLines: [String] {
    visible.flatMap { chunk in
      (parts[chunk].layout?.lines ?? []).enumerated().compactMap { index, line in
        let text = line.text
        return text.isEmpty || row(of: Position(chunk: chunk, line: index)) == nil ? nil : text
      }
    }
  }

  /// What each target in sight is called in a list of what can be done.
  public var spokenTargets: [String] {
    var names: [Int: [String]] = [:]
    return targetsInSight.compactMap { target in
      if names[target.chunk] == nil {
        names[target.chunk] = parts[target.chunk].layout?.spokenTargets
      }
      return names[target.chunk]?[target.target]
    }
  }

  /// The line of the match one is at.
  public var matchLine: String? {
    guard let current = search.current, let matches = parts[current.chunk].matches else {
      return nil
    }
    var part = parts[current.chunk]
    return part.layOut(columns: columns, rooms: rooms).lines[matches[current.match].line].text
  }
}
