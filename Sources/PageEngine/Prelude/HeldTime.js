// What scripts see of time and chance. Where the page's time is held, the date is always the same
// when it begins, and so are the numbers that chance brings.

const now = setup.isTimeHeld ? () => 1767225600000 + native.passedTime() : Date.now

if (setup.isTimeHeld) {
  globalThis.Date = new Proxy(Date, {
    construct: (original, values, made) =>
      Reflect.construct(original, values.length > 0 ? values : [now()], made),
    apply: original => new original(now()).toString(),
    get: (original, name) => name === "now" ? now : original[name],
  })
  defineProperty(Date.prototype, "constructor", { value: globalThis.Date })
  let number = 1
  // The generator of Park and Miller, whose products are exact in a double.
  Math.random = () => {
    number = number * 48271 % 2147483647
    return number / 2147483647
  }
}
