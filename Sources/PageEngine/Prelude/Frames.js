// Frames: iframes, other frames' windows, and messages between them.

const protectedKeys = ownSet(
  ["postMessage", "closed", "location", "parent", "top", "self", "window", "frames", "length",
    "focus", "blur", "then", Symbol.toStringTag, Symbol.hasInstance, Symbol.isConcatSpreadable])
const windows = ownMap()
const windowProxies = ownWeakSet()
const isWindow = value => windowProxies.has(value)

// The window of a frame: this one's own, or a stand-in for that of another, whatever it shows.
function windowOf(number) {
  if (number === setup.frame) return globalThis
  if (number < 0) return null
  let proxy = windows.get(number)
  if (!proxy) {
    windows.set(number, proxy = new Proxy({}, windowHandler(number)))
    windowProxies.add(proxy)
  }
  return proxy
}

function windowHandler(number) {
  const theirs = () => native.hooks(number)
  // Their window if scripts here may use it, nothing if there is none.
  const open = () => {
    const other = theirs()
    if (other && other.originKey !== originKey) throw blocked(other)
    return other?.window
  }
  const postMessage = function (...values) { sendMessage(number, values) }
  const elsewhere = { assign: text => leaveTo(text), replace: text => leaveTo(text) }
  defineProperty(elsewhere, "href", { set: text => leaveTo(text) })
  const leaveTo = text => native.navigate(number, new URL(String(text), baseAddress()).href)
  const own = name => {
    switch (name) {
    case "postMessage": return postMessage
    case "closed": return theirs() === undefined
    case "self": case "window": case "frames": return windowOf(number)
    case "parent": return theirs() ? windowOf(theirs().parent) : null
    case "top": return theirs() ? windowOf(0) : null
    case "length": return native.frames(number).length
    case "location": return theirs()?.originKey === originKey ? open().location : elsewhere
    case "focus": case "blur": return () => {}
    case Symbol.toStringTag: return "Window"
    default: return undefined
    }
  }
  return {
    get(_, name) {
      if (protectedKeys.has(name)) return own(name)
      const inner = typeof name === "string" && /^\d+$/.test(name) && native.frames(number)[name]
      if (typeof inner === "number") return windowOf(inner)
      return open()?.[name]
    },
    set(_, name, value) {
      if (name === "location") leaveTo(value)
      else Reflect.set(open() ?? {}, name, value)
      return true
    },
    has: (_, name) => protectedKeys.has(name) || name in (open() ?? {}),
    deleteProperty: (_, name) => Reflect.deleteProperty(open() ?? {}, name),
    defineProperty: (_, name, property) =>
      Reflect.defineProperty(open() ?? {}, name, { ...property, configurable: true }),
    ownKeys: () => Reflect.ownKeys(open() ?? {}),
    getOwnPropertyDescriptor(_, name) {
      const property = Reflect.getOwnPropertyDescriptor(open() ?? {}, name)
      return property && { ...property, configurable: true }
    },
    getPrototypeOf: () => null,
  }
}

const blocked = other => new DOMException(
  `Blocked a frame with origin "${origin}" from accessing a frame with origin "${other.origin}". `
  + "Protocols, domains, and ports must match.", "SecurityError")

function postMessage(...values) { sendMessage(setup.frame, values) }

function sendMessage(number, values) {
  if (values.length === 0) throw new TypeError("Not enough arguments")
  const [message, target] = values
  const wanted = String(
    (typeof target === "object" && target ? target.targetOrigin : target) ?? "/")
  const theirs = number === setup.frame ? hooks : native.hooks(number)
  const address = ["*", "/"].includes(wanted) ? null : URL.parse(wanted)
  if (!address && !["*", "/"].includes(wanted)) {
    throw new DOMException(
      `Invalid target origin '${wanted}' in a call to 'postMessage'`, "SyntaxError")
  }
  if (!theirs) return void clone(message)
  const isMeant = address ? address.origin !== "null" && address.origin === theirs.originKey
    : wanted === "*" || theirs.originKey === originKey
  try {
    const data = clone(message, theirs.realm)
    if (isMeant) return theirs.receive(data, origin, setup.frame)
  } catch (error) {
    // No object of the other window comes back, not even an exception: its constructor leads there.
    if (theirs !== hooks && error instanceof theirs.realm.Error) {
      throw new RangeError("Maximum call stack size exceeded.")
    }
    throw error
  }
  print("error", [`Unable to post message to ${address?.origin ?? origin}. `
    + `Recipient has origin ${theirs.origin}.`])
}

function receive(data, from, sender) {
  later(() => dispatch(globalThis,
    new MessageEvent("message", { data, origin: from, source: windowOf(sender) }), true))
}

const isFrame = element => element.localName === "iframe"

function openFrame(element) {
  if (native.openFrame(numberOf(element))) later(() => frameLoaded(numberOf(element)))
}

function frameLoaded(number) { dispatch(wrap(number), new Event("load"), true) }

property("contentWindow", function () {
  if (!isFrame(this)) return undefined
  const number = native.frameOf(numberOf(this))
  return number < 0 ? null : windowOf(number)
})
property("contentDocument", function () {
  if (!isFrame(this)) return undefined
  const other = native.hooks(native.frameOf(numberOf(this)))
  return other?.originKey === originKey ? other.document : null
})
