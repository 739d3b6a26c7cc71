import CJavaScriptCore

/// What a script hands to a native function; the prelude has seen to it that types are right.
struct NativeArguments {
  fileprivate let context: JSContextRef
  fileprivate let values: UnsafeBufferPointer<JSValueRef?>

  init(context: JSContextRef, values: UnsafeBufferPointer<JSValueRef?>) {
    self.context = context
    self.values = values
  }

  /// The number at an index, -1 for anything that is no whole number.
  func number(_ index: Int) -> Int {
    guard index < values.count, JSValueIsNumber(context, values[index]) else { return -1 }
    return Int(exactly: JSValueToNumber(context, values[index], nil)) ?? -1
  }

  /// The text at an index, nil for `undefined`, `null` and what cannot be made a text.
  func text(_ index: Int) -> String? {
    guard index < values.count, !JSValueIsUndefined(context, values[index]),
      !JSValueIsNull(context, values[index]),
      let string = JSValueToStringCopy(context, values[index], nil)
    else { return nil }
    defer { JSStringRelease(string) }
    return String(string)
  }

  /// Whether the value at an index counts as true.
  func flag(_ index: Int) -> Bool {
    index < values.count && JSValueToBoolean(context, values[index])
  }
}
