// The window: timers, location, storage; and what the page process calls.

const startTime = Date.now()
let readyState = "loading"
const document = wrap(0)

// Timers. Tasks are timers that are due at once.
const timers = new Map()
let lastTimer = 0
let timerDepth = 0

function schedule(action, delay, isRepeating, depth) {
  lastTimer += 1
  const milliseconds = Math.trunc(Number(delay)) || 0
  const least = depth > 4 ? 4 : isRepeating ? 1 : 0
  const pause = milliseconds > 2147483647 ? least : Math.max(milliseconds, least)
  timers.set(lastTimer, { action, pause, isRepeating, depth })
  native.schedule(lastTimer, pause)
  return lastTimer
}

const later = action => schedule(action, 0, false, 0)

function startTimer(action, delay, values, isRepeating) {
  const run = typeof action === "function" ? () => action.apply(globalThis, values)
    : () => (0, eval)(String(action))
  return schedule(run, delay, isRepeating, timerDepth + 1)
}

function stopTimer(number) {
  if (timers.delete(Number(number))) native.unschedule(Number(number))
}

function fire(number) {
  const timer = timers.get(number)
  if (!timer) return
  if (timer.isRepeating) {
    timer.depth += 1
    native.schedule(number, timer.depth > 4 ? Math.max(timer.pause, 4) : timer.pause)
  } else {
    timers.delete(number)
  }
  timerDepth = timer.depth
  try {
    timer.action()
  } catch (error) {
    report(error)
  }
  timerDepth = 0
}

// Location: reading is that of a URL; writing leaves the page, but for its fragment.
let address = new URL(setup.location)

function go(text) {
  const next = new URL(String(text), address)
  const page = each => each.href.split("#")[0]
  const isFragment = page(next) === page(address) && next.href.includes("#")
  if (!isFragment) return native.leave(next.href)
  if (next.href === address.href) return
  address = next
  later(() => dispatch(globalThis, new Event("hashchange"), true))
}

const location = {
  assign: go,
  replace: go,
  reload() { native.leave(address.href) },
  toString() { return address.href },
}
Object.defineProperty(location, "origin", { get: () => address.origin, enumerable: true })
for (const name of ["href", "protocol", "host", "hostname", "port", "pathname", "search", "hash"]) {
  Object.defineProperty(location, name, {
    get: () => address[name],
    set(text) {
      if (name === "href") return go(text)
      const next = new URL(address)
      next[name] = text
      go(next.href)
    },
    enumerable: true,
  })
}

class Storage {
  #items = new Map()
  get length() { return this.#items.size }
  key(index) { return [...this.#items.keys()][index] ?? null }
  getItem(key) { return this.#items.get(String(key)) ?? null }
  setItem(key, value) { this.#items.set(String(key), String(value)) }
  removeItem(key) { this.#items.delete(String(key)) }
  clear() { this.#items.clear() }
}

function defineGlobals(values, isEnumerable) {
  for (const name in values) {
    Object.defineProperty(globalThis, name,
      { value: values[name], writable: true, configurable: true, enumerable: isEnumerable })
  }
}

const clearTimer = number => stopTimer(number)
const navigator = Object.freeze({
  language: setup.language, languages: Object.freeze([setup.language]),
  userAgent: setup.userAgent, onLine: false,
})
defineGlobals({
  Event, CustomEvent, MessageEvent, EventTarget, DOMException, Node, Text, Element, HTMLElement,
  Document, URL, URLSearchParams, console,
}, false)
defineGlobals({
  self: globalThis, parent: globalThis, navigator, localStorage: new Storage(),
  sessionStorage: new Storage(), webkit: Object.freeze({ messageHandlers }), postMessage,
  queueMicrotask(action) {
    if (typeof action !== "function") {
      throw new TypeError(
        "Argument 1 ('callback') to Window.queueMicrotask must be a function")
    }
    Promise.resolve().then(action).catch(report)
  },
  setTimeout(action, delay, ...values) { return startTimer(action, delay, values, false) },
  setInterval(action, delay, ...values) { return startTimer(action, delay, values, true) },
  clearTimeout: clearTimer, clearInterval: clearTimer,
  addEventListener: EventTarget.prototype.addEventListener.bind(globalThis),
  removeEventListener: EventTarget.prototype.removeEventListener.bind(globalThis),
  dispatchEvent: EventTarget.prototype.dispatchEvent.bind(globalThis),
}, true)
for (const [name, value] of Object.entries({ window: globalThis, document, top: globalThis })) {
  Object.defineProperty(globalThis, name, { value, enumerable: true })
}
Object.defineProperty(globalThis, "location", { get: () => location, set: go, enumerable: true })
defineHandlers(globalThis, ["load", "message", "error", "unhandledrejection", "hashchange"])

for (const name of setup.replyingHandlers) addHandler(name, true)
for (const name of setup.handlers) addHandler(name, false)

// What the page process calls.
return {
  report, reportRejection, fire, settle, addHandler, removeHandler,
  run() { native.evaluate() },
  ready(state) {
    readyState = state
    dispatch(document, new Event("readystatechange"), true)
    if (state === "interactive") {
      dispatch(document, new Event("DOMContentLoaded", { bubbles: true }), true)
    } else {
      const inline = document.body && attributeHandler(document.body, "load")
      if (inline && !globalThis.onload) globalThis.onload = inline
      dispatch(globalThis, new Event("load"), true)
    }
  },
  dispatch(number, kind, text) {
    const element = wrap(number)
    if (element instanceof HTMLElement && element.isConnected) userEvents[kind](element, text)
  },
  clickFirst(selector) {
    const element = document.querySelector(selector)
    if (!element) throw new Error(`No element matches ${JSON.stringify(selector)}.`)
    userEvents.click(element)
  },
}
