// The window, and what the page process calls.

let readyState = "loading"
const document = wrap(0)

function defineGlobals(values, isEnumerable) {
  for (const name in values) {
    defineProperty(globalThis, name,
      { value: values[name], writable: true, configurable: true, enumerable: isEnumerable })
  }
}

const clearTimer = number => stopTimer(number)
const navigator = freeze({
  language: setup.language, languages: freeze([setup.language]),
  userAgent: setup.userAgent, onLine: false,
})
defineGlobals({
  Event, CustomEvent, MessageEvent, EventTarget, DOMException, Node, Text, Element, HTMLElement,
  Document, Storage, URL, URLSearchParams, console,
}, false)
defineGlobals({
  self: globalThis, frames: globalThis, origin, navigator,
  webkit: freeze({ messageHandlers }), postMessage,
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
for (const [name, value] of entries({ window: globalThis, document, top: windowOf(0) })) {
  defineProperty(globalThis, name, { value, enumerable: true })
}
for (const [name, get] of entries({
  parent: () => windowOf(setup.parent),
  length: () => native.frames(setup.frame).length,
  frameElement: () => {
    const outer = setup.frame === setup.parent ? undefined : native.hooks(setup.parent)
    return outer?.originKey === originKey ? outer.elementOf(setup.frame) : null
  },
})) {
  const set = value => defineGlobals({ [name]: value }, true)
  defineProperty(globalThis, name, { get, set, enumerable: true, configurable: true })
}
for (let index = 0; index < setup.mostFrames; index += 1) {
  defineProperty(globalThis, index, {
    get: () => windowOf(native.frames(setup.frame)[index] ?? -1) ?? undefined, configurable: true,
  })
}
defineStorage("localStorage")
defineStorage("sessionStorage")
defineProperty(globalThis, "location", { get: () => location, set: go, enumerable: true })
defineHandlers(globalThis, ["load", "message", "error", "unhandledrejection", "hashchange"])

// What the page process calls, and other frames of the page.
const hooks = {
  report, reportRejection, fire, settle, addHandler, removeHandler, frameLoaded, receive,
  realm, originKey, origin, document, window: globalThis, parent: setup.parent,
  get address() { return address.href },
  get baseAddress() { return baseAddress().href },
  elementOf(frame) { return wrap(native.elementOf(frame)) },
  runPending() { native.evaluatePending() },
  run(number) { return runScript(wrap(number)) },
  scriptEnded(number, isThere) { scriptEnded(wrap(number), isThere) },
  ready(state) {
    readyState = state
    dispatch(document, new Event("readystatechange"), true)
    if (state === "interactive") {
      document.querySelector("[autofocus]")?.focus()
      dispatch(document, new Event("DOMContentLoaded", { bubbles: true }), true)
    } else {
      const inline = document.body && handler(document.body, "load")
      if (inline && !globalThis.onload) globalThis.onload = inline
      dispatch(globalThis, new Event("load"), true)
    }
  },
  dispatch(number, kind, text) {
    const element = wrap(number)
    if (element instanceof HTMLElement && element.isConnected) userEvents[kind](element, text)
  },
}
return hooks
