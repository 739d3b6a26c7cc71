// webkit.messageHandlers: what a page posts to the app, and the app's reply.

// A body as WebKit's host gets it, in JSON; undefined for one that cannot be sent.
function serialize(body) {
  try {
    return stringify(plain(clone(body), []))
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
  // Without a prototype: a page may have added a toJSON to those of all objects or arrays.
  if (Array.isArray(value)) return setPrototypeOf(Array.from(value, inner), null)
  const copy = create(null)
  if (value instanceof RegExp || value instanceof Map || value instanceof Set) return copy
  for (const key of keys(value)) setOwn(copy, key.toWellFormed(), inner(value[key]))
  return copy
}

const requests = ownMap()

function postToHandler(name, isReplying, body) {
  const text = serialize(body)
  if (text === undefined) return new Promise(() => {})
  const { promise, resolve, reject } = Promise.withResolvers()
  const request = native.post(name, text, isReplying)
  if (typeof request !== "number") reject(new Error(request))
  else if (isReplying) requests.set(request, { resolve, reject })
  else later(resolve)
  return promise
}

// The app's reply; one that comes late or twice finds no request.
function settle(number, isFulfilled, text) {
  const request = requests.get(number)
  if (!requests.delete(number)) return
  if (isFulfilled) request.resolve(text === undefined ? undefined : parseJSON(text))
  else request.reject(new Error(text))
}

let removeFrom

class UserMessageHandler {
  #name
  #isReplying
  #isRemoved = false
  constructor(key, name, isReplying) {
    if (key !== requests) throw new TypeError("Illegal constructor")
    this.#name = name
    this.#isReplying = isReplying
  }
  static {
    removeFrom = handler => { handler.#isRemoved = true }
  }
  postMessage(body) {
    if (arguments.length === 0) return Promise.reject(new TypeError("Not enough arguments"))
    if (this.#isRemoved) {
      return Promise.reject(new DOMException(
        "The object does not support the operation or argument.", "InvalidAccessError"))
    }
    return postToHandler(this.#name, this.#isReplying, body)
  }
}

// Not enumerable, as in WebKit.
const messageHandlers = {}

function addHandler(name, isReplying) {
  const value = freeze(new UserMessageHandler(requests, name, isReplying))
  defineProperty(messageHandlers, name, { value, configurable: true })
}

function removeHandler(name) {
  const handler = getOwnPropertyDescriptor(messageHandlers, name)?.value
  if (handler instanceof UserMessageHandler) removeFrom(handler)
  delete messageHandlers[name]
}

for (const name of setup.replyingHandlers) addHandler(name, true)
for (const name of setup.handlers) addHandler(name, false)
