import Cells
import Documents
import PageProtocol
import Widgets

extension Page.State {
  /// Whether letters belong to something of the page.
  var isTyping: Bool { entry != nil || list != nil }

  /// Lets a person type if a field has the focus.
  mutating func beginEntryIfFieldFocused() {
    isEdited = false
    entry = nil
    slider = nil
    guard let field = pane.focusedField, !field.isReadOnly, let place = pane.focusedPlace else {
      return
    }
    entry = TextEntry(field, size: place.size)
  }

  mutating func type(_ key: Key) -> [ElementEvent] {
    guard let element = pane.focusedElement, let entry else { return [] }
    switch (key, entry.kind) {
    case (.escape, _):
      let settled = leave(element)
      self.entry = nil
      return settled + [ElementEvent(.blur, element: element)]
    case (.enter, .line), (.enter, .secret):
      return settle(element) + [ElementEvent(.submit, element: element)]
    default: return edit { $0.type(key) }
    }
  }

  /// Changes the text that is being typed; the page hears of it at once, as in a browser.
  mutating func edit(_ change: (inout TextEntry) -> Void) -> [ElementEvent] {
    guard let element = pane.focusedElement, var entry else { return [] }
    let text = entry.text
    change(&entry)
    self.entry = entry
    guard entry.text != text else { return [] }
    isEdited = true
    return [ElementEvent(.input(entry.text), element: element)]
  }

  /// What the page is to hear when a text is done with: that it has changed, if it has.
  mutating func settle(_ element: Int?) -> [ElementEvent] {
    guard isEdited, let entry, let element else { return [] }
    isEdited = false
    return [ElementEvent(.change(entry.text), element: element)]
  }

  /// Settles a text that is left; it is seen until the page shows it itself.
  mutating func leave(_ element: Int?) -> [ElementEvent] {
    // A field whose text the page shows already keeps the words that explain it.
    if let element, let entry, told > 0,
      left[element] != nil || pane.field(ofElement: element)?.text != entry.text
    {
      left[element] = entry.field
    }
    return settle(element)
  }

  /// Follows the page's own changes: to the text being typed, to the open list, to the focus.
  ///
  /// What it showed before it had followed all that it was told is older than what is seen here.
  mutating func adopt(_ display: DisplayState, from old: Int?) {
    let isCurrent = display.answered >= told
    if isCurrent, display.focus != pageFocus {
      pageFocus = display.focus
      if let number = display.focus, let target = pane.layout.target(ofElement: number) {
        pane.focus(on: target)
      } else if display.focus == nil {
        entry = nil
      }
    }
    if case .choice(let choice) = pane.focusedControl {
      if isCurrent { list?.update(choice) }
    } else {
      list = nil
    }
    if isCurrent {
      slider = nil
      left = [:]
    }
    guard pane.focusedElement == old else { return beginEntryIfFieldFocused() }
    guard entry != nil else { return }
    guard let field = pane.focusedField, let place = pane.focusedPlace, !field.isReadOnly else {
      entry = nil
      return
    }
    entry?.resize(to: place.size)
    if isCurrent { entry?.replace(with: field.text) }
  }
}
