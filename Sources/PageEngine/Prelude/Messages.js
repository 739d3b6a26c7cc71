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

// A body as WebKit's host gets it, in JSON; undefined for one that cannot be sent.
function serialize(body) {
  try {
    return JSON.stringify(plain(clone(body), []))
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}

function plain(value, outer) {
  switch (typeof value) {
  case "string": return value.toWellFormed()
  case "undefined": return null
  case "bigint": throw notCloneable()
  case "object": break
  default: return value
  }
  if (value === null) return null
  if (value instanceof Date) return isNaN(value) ? null : value.toISOString()
  if (outer.includes(value) || outer.length >= 64) throw notCloneable()
  const inner = each => plain(each, [...outer, value])
  if (Array.isArray(value)) return Array.from(value, inner)
  const copy = {}
  if (value instanceof RegExp || value instanceof Map || value instanceof Set) return copy
  for (const key of Object.keys(value)) setOwn(copy, key.toWellFormed(), inner(value[key]))
  return copy
}

const requests = new Map()
let lastRequest = 0

function postToHandler(name, isReplying, body) {
  const text = serialize(body)
  if (text === undefined) return new Promise(() => {})
  const { promise, resolve, reject } = Promise.withResolvers()
  lastRequest += 1
  const refusal = native.post(name, text, lastRequest, isReplying, location.origin)
  if (refusal) reject(new Error(refusal))
  else if (isReplying) requests.set(lastRequest, { resolve, reject })
  else later(resolve)
  return promise
}

class UserMessageHandler {
  #name
  #isReplying
  constructor(name, isReplying) {
    this.#name = name
    this.#isReplying = isReplying
  }
  postMessage(body) {
    if (arguments.length === 0) return Promise.reject(new TypeError("Not enough arguments"))
    return postToHandler(this.#name, this.#isReplying, body)
  }
}

const messageHandlers = {}
const addHandlers = (names, isReplying) => {
  for (const name of names) {
    const value = Object.freeze(new UserMessageHandler(name, isReplying))
    Object.defineProperty(messageHandlers, name, { value })
  }
}
addHandlers(setup.replyingHandlers, true)
addHandlers(setup.handlers.filter(name => !setup.replyingHandlers.includes(name)), false)
