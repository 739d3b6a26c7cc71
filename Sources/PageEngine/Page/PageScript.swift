import HTML

/// A script element of a page.
struct PageScript {
  /// Its `src`.
  let source: String?
  let line: Int
  /// Whether it runs when the document has been parsed.
  let isDeferred: Bool
  /// Whether it runs in a later task when a script has put it into the document.
  var isLate: Bool { source != nil || isModule }
  private let isModule: Bool
  private let content: String

  /// Reads a script element; nil if what is in it is no script of JavaScript.
  init?(_ node: HTMLNode, in tree: HTMLTree) {
    func attribute(_ name: String) -> String? { (try? tree.attribute(name, of: node)) ?? nil }
    let type = attribute("type")?.lowercased() ?? ""
    let isScript = ["", "module", "text/javascript", "application/javascript"].contains(type)
    guard isScript, attribute("nomodule") == nil else { return nil }
    isModule = type == "module"
    source = attribute("src")
    isDeferred =
      isModule || (source != nil && (attribute("defer") != nil || attribute("async") != nil))
    content = (try? tree.text(node)) ?? ""
    // One without anything waits until it gets something.
    guard source != nil || !content.isEmpty else { return nil }
    line = source == nil ? (try? tree.line(node)) ?? 1 : 1
  }

  /// What is to be evaluated.
  func text(in world: PageWorld) throws(PageFault) -> String {
    let text = if let source { try Self.text(of: source, in: world) } else { content }
    guard isModule else { return text }
    if Self.hasImport(text) {
      throw PageFault("A module script with “import” is not supported and did not run.")
    }
    // A module has a scope of its own and is strict; it may wait at its top level.
    return """
      (async function () { "use strict"; \(text)
      }).call().catch(error => setTimeout(() => { throw error }))
      """
  }

  private static func text(of source: String, in world: PageWorld) throws(PageFault) -> String {
    let path: String
    do throws(PageFault) {
      path = try world.files.path(of: source, in: world.file)
    } catch {
      throw PageFault("The script “\(source)” was not loaded: \(error.sentence).")
    }
    return try world.files.text(of: path, named: source)
  }

  /// Whether a line begins with an import or export declaration.
  private static func hasImport(_ text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).contains { line in
      let words = line.drop(while: \.isWhitespace)
      return ["import ", "import{", "import\"", "import'", "import*", "export "].contains {
        words.hasPrefix($0)
      }
    }
  }
}
