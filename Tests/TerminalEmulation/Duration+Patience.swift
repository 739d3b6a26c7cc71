extension Duration {
  /// How long what must come is waited for: a machine under load is slow, not wrong.
  public static let patience = Duration.seconds(60)
}
