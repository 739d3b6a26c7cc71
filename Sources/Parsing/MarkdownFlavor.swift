/// Whose Markdown it is.
public enum MarkdownFlavor: Sendable {
  /// Foundation's, as on the phone: HTML within stays as it is written.
  case foundation
  /// GitHub's, as in files: HTML within is read, items can be tasks, headlines can be linked to.
  case github
}
