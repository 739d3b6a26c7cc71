public import Cells
import Widgets

/// The screen before the page is opened: what `connect` will get, and where it comes from.
extension Launcher {
  /// What a person does with the options.
  public enum FormGesture: Equatable, Sendable {
    case moved(Int)
    /// Left or Right: another choice.
    case turned(Int)
    case activated
    case clicked(item: Int)
    case typed(Key)
  }

  /// The options in their order.
  enum Option: Int, CaseIterable {
    case domain, launcherCode, context, language, webpage, tokenSource, asPrinted

    var label: String {
      switch self {
      case .domain: "Domain"
      case .launcherCode: "Launcher code"
      case .context: "Context"
      case .language: "Language"
      case .webpage: "Web page"
      case .tokenSource: "Token source"
      case .asPrinted: "Guide's script"
      }
    }

    /// What is to be known about it.
    var note: String {
      switch self {
      case .domain: "The platform's domain; the only option that connect can't do without."
      case .launcherCode: "The code of the launcher as the platform's settings show it."
      case .context: "What the user is doing in the app; connect gets it as it is."
      case .language: "The language code for the launcher."
      case .webpage: "A file of the app folder that stands in for the page you host."
      case .tokenSource: "Where access tokens come from; in your app, your own back end."
      case .asPrinted:
        "To see why not: the options stand between single quotes, where ' breaks the script, "
          + #"\ is lost and ');…;(' is run."#
      }
    }
  }

  static func follow(_ gesture: FormGesture, in state: inout State) -> [Effect] {
    guard !state.isOpen else { return [] }
    let isPressed =
      switch gesture {
      case .moved(let step): state.form.moveFocus(by: step)
      case .turned(let step): state.form.turn(by: step)
      case .activated: state.form.activate()
      case .clicked(let item): state.form.click(item)
      case .typed(let key): state.form.type(key)
      }
    return isPressed ? open(&state) : []
  }

  /// Opens the page with the options as they are: gets a token first.
  private static func open(_ state: inout State) -> [Effect] {
    guard let content = state.options else { return [] }
    let hasDomain = content.domain.contains { !$0.isWhitespace }
    state.form.fields[Option.domain.rawValue].complaint =
      hasDomain ? nil : "A domain is needed, like academy.example."
    guard hasDomain else {
      state.form.focus(on: Option.domain.rawValue)
      return []
    }
    state.begin(with: content)
    return renew(in: &state)
  }
}

extension Launcher.State {
  static func form(for content: Launcher.Content?) -> Form {
    let sources = content?.tokenSources ?? []
    let selected = content.flatMap { sources.firstIndex(of: $0.tokenSource) } ?? 0
    let fields = Launcher.Option.allCases.map { option in
      let value: Form.Value =
        switch option {
        case .domain: .text(content?.domain ?? "")
        case .launcherCode: .text(content?.launcherCode ?? "")
        case .context: .text(content?.context ?? "")
        case .language: .text(content?.language ?? "")
        case .webpage: .text(content?.webpage ?? "")
        case .tokenSource: .choice(sources.map(\.rawValue), selected: selected)
        case .asPrinted: .checkbox(false, "unsafe, as printed")
        }
      return Form.Field(option.label, value: value, note: option.note)
    }
    return Form(fields, button: "Open")
  }

  /// The content with what was edited; nil if the app folder has none.
  fileprivate var options: Launcher.Content? {
    guard var content = content.value else { return nil }
    for (option, field) in zip(Launcher.Option.allCases, form.fields) {
      switch (option, field.value) {
      case (.domain, .text(let text)): content.domain = text
      case (.launcherCode, .text(let text)): content.launcherCode = text
      case (.context, .text(let text)): content.context = text
      case (.language, .text(let text)): content.language = text
      case (.webpage, .text(let text)): content.webpage = text
      case (.tokenSource, .choice(_, let selected)):
        if content.tokenSources.indices.contains(selected) {
          content.tokenSource = content.tokenSources[selected]
        }
      case (_, .text), (_, .choice), (_, .checkbox): break
      }
    }
    return content
  }

  /// Starts a session; what the last one left behind is forgotten.
  fileprivate mutating func begin(with content: Launcher.Content) {
    opened = content
    isAsPrinted =
      form.fields[Launcher.Option.asPrinted.rawValue].value.isOn
    let attempt = renewal.attempt
    renewal = Launcher.Renewal()
    renewal.attempt = attempt
    counts = Launcher.Counts()
    (token, latency, lastError, delivery) = (nil, nil, nil, nil)
  }
}
