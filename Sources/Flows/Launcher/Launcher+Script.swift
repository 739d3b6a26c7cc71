import PageProtocol

extension Launcher {
  /// The script of the guide ("Native implementation"), made safe.
  ///
  /// The guide pastes the options' JSON between single quotes, where an apostrophe breaks it, a
  /// backslash is lost in silence and `');…;('` is executed. Encoding the JSON text once more as a
  /// JSON string gives a JavaScript literal that carries every value unchanged. The options go to
  /// the origin they are meant for and nowhere else.
  static func script(connecting content: Content, token: Secret) -> String {
    let literal = JSON.string(options(content, token).description)
    let origin = JSON.string(content.location.origin)
    return """
      \(request)
      if (location.origin === \(origin)) connect(\(literal));
      """
  }

  /// The script exactly as the guide prints it, with the faults above: to be seen, not to be used.
  static func scriptAsPrinted(connecting content: Content, token: Secret) -> String {
    // Apple's JSONEncoder escapes the solidus.
    let json = options(content, token).description.split(
      separator: "/", omittingEmptySubsequences: false
    ).joined(separator: "\\/")
    return "\(request) connect('\(json)');"
  }

  private static let request = """
    const requestAccessToken = () => window.webkit.messageHandlers.\(handler)\
    .postMessage('\(renewal)').then(window.postMessage);
    """

  private static func options(_ content: Content, _ token: Secret) -> JSON {
    .object([
      .init("domain", .string(content.domain)),
      .init("accessToken", .string(token.value)),
      .init("launcherCode", .string(content.launcherCode)),
      .init("context", .string(content.context)),
      .init("language", .string(content.language)),
    ])
  }
}
