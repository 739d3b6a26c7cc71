// What crosses borders: window.postMessage and webkit.messageHandlers.

const notCloneable = () => new DOMException("The object can not be cloned.", "DataCloneError")

// The structured clone of the kinds of value a page has here.
function clone(value, seen = new Map()) {
  if (typeof value === "function" || typeof value === "symbol") throw notCloneable()
  if (typeof value !== "object" || value === null) return value
  if (seen.has(value)) return seen.get(value)
  const keep = copy => (seen.set(value, copy), copy)
  if (value instanceof Date) return keep(new Date(value))
  if (value instanceof RegExp) return keep(new RegExp(value.source, value.flags))
  if (value instanceof ArrayBuffer) return keep(value.slice(0))
  if (ArrayBuffer.isView(value)) return keep(new value.constructor(value))
  if (value instanceof Map) {
    const copy = keep(new Map())
    for (const [key, each] of [...value]) copy.set(clone(key, seen), clone(each, seen))
    return copy
  }
  if (value instanceof Set) {
    const copy = keep(new Set())
    for (const each of [...value]) copy.add(clone(each, seen))
    return copy
  }
  if (value instanceof Error) {
    return keep(Object.assign(new Error(value.message), { name: value.name }))
  }
  if (value instanceof Node || value instanceof EventTarget || value instanceof Event
    || value instanceof Promise || value === globalThis) throw notCloneable()
  const copy = keep(Array.isArray(value) ? new Array(value.length) : {})
  for (const key of Object.keys(value)) setOwn(copy, key, clone(value[key], seen))
  return copy
}

// An assignment would take `__proto__` for something else.
function setOwn(object, key, value) {
  Object.defineProperty(object, key,
    { value, writable: true, enumerable: true, configurable: true })
}

function postMessage(message, target, transfer) {
  if (arguments.length === 0) throw new TypeError("Not enough arguments")
  const wanted = (typeof target === "object" && target ? target.targetOrigin : target) ?? "/"
  const data = clone(message)
  if (wanted !== "*" && wanted !== "/") {
    const address = URL.parse(wanted)
    if (!address) {
      throw new DOMException(
        `Invalid target origin '${wanted}' in a call to 'postMessage'`, "SyntaxError")
    }
    if (address.origin !== location.origin) {
      return print("error", [`Unable to post message to ${address.origin}. `
        + `Recipient has origin ${location.origin}.`])
    }
  }
  later(() => dispatch(globalThis,
    new MessageEvent("message", { data, origin: location.origin, source: globalThis }), true))
}
