import PageProtocol

extension Launcher {
  /// The script of the guide ("Native implementation"), made safe.
  ///
  /// The guide pastes the options' JSON between single quotes, where an apostrophe breaks it, a
  /// backslash is lost in silence and `');…//` is executed. Encoding the JSON text once more as a
  /// JSON string gives a JavaScript literal that carries every value unchanged. The options go to
  /// the origin they are meant for and nowhere else.
  static func script(connecting content: Content, token: Secret) -> String {
    let options = JSON.object([
      .init("domain", .string(content.domain)),
      .init("accessToken", .string(token.value)),
      .init("launcherCode", .string(content.launcherCode)),
      .init("context", .string(content.context)),
      .init("language", .string(content.language)),
    ])
    let literal = JSON.string(options.description).description
    let origin = JSON.string(content.location.origin).description
    return """
      const requestAccessToken = () => window.webkit.messageHandlers.\(handler)\
      .postMessage('\(renewal)').then(window.postMessage);
      if (location.origin === \(origin)) connect(\(literal));
      """
  }
}
