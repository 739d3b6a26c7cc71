// Events and what they happen to. All files of the prelude share one function's scope.

const eventState = Symbol("state")

class Event {
  constructor(type, options = {}) {
    if (arguments.length === 0) throw new TypeError("Not enough arguments")
    defineProperty(this, eventState, {
      value: { target: null, currentTarget: null, phase: 0, isStopped: false, isHalted: false,
        isPrevented: false, isPassive: false, isDispatched: false, isTrusted: false, path: [] },
    })
    const own = { type: String(type), bubbles: Boolean(options.bubbles),
      cancelable: Boolean(options.cancelable), composed: Boolean(options.composed),
      timeStamp: now() - startTime }
    define(this, own)
  }
  get target() { return this[eventState].target }
  get currentTarget() { return this[eventState].currentTarget }
  get eventPhase() { return this[eventState].phase }
  get defaultPrevented() { return this[eventState].isPrevented }
  get isTrusted() { return this[eventState].isTrusted }
  composedPath() { return [...this[eventState].path] }
  stopPropagation() { this[eventState].isStopped = true }
  stopImmediatePropagation() { this[eventState].isStopped = this[eventState].isHalted = true }
  preventDefault() {
    if (this.cancelable && !this[eventState].isPassive) this[eventState].isPrevented = true
  }
}

class CustomEvent extends Event {
  constructor(type, options = {}) {
    super(type, options)
    define(this, { detail: options.detail ?? null })
  }
}

class MessageEvent extends Event {
  constructor(type, options = {}) {
    super(type, options)
    define(this, { data: options.data === undefined ? null : options.data,
      origin: String(options.origin ?? ""), lastEventId: "", source: options.source ?? null,
      ports: freeze([...(options.ports ?? [])]) })
  }
}

// Target → its listeners, each { type, callback, isCapture, isOnce, isPassive, isHandler }.
const listeners = ownWeakMap()

function define(object, values) {
  for (const name in values) {
    defineProperty(object, name,
      { value: values[name], enumerable: true, configurable: true })
  }
}

function listen(target, type, callback, options) {
  if (callback === null || callback === undefined) return
  if (typeof callback !== "function" && typeof callback !== "object") {
    throw new TypeError("Argument 2 ('listener') to EventTarget.addEventListener must be an object")
  }
  const settings = typeof options === "object" && options ? options : { capture: Boolean(options) }
  const isCapture = Boolean(settings.capture)
  const list = listeners.get(target) ?? []
  listeners.set(target, list)
  type = String(type)
  if (list.some(each => each.type === type && each.callback === callback
    && each.isCapture === isCapture && !each.isHandler)) return
  list.push({ type, callback, isCapture, isOnce: Boolean(settings.once),
    isPassive: Boolean(settings.passive), isHandler: false })
  noticeListener(target, type)
}

function unlisten(target, type, callback, options) {
  const isCapture = Boolean(typeof options === "object" && options ? options.capture : options)
  const list = listeners.get(target) ?? []
  const index = list.findIndex(each => each.type === String(type) && each.callback === callback
    && each.isCapture === isCapture && !each.isHandler)
  if (index >= 0) list.splice(index, 1)[0].isGone = true
}

function noticeListener(target, type) {
  if (type === "click" && target instanceof Element) native.markClickable(numberOf(target))
}

// `onclick` and its like: a property holds one listener.
function handler(target, type) {
  const entry = (listeners.get(target) ?? []).find(each => each.type === type && each.isHandler)
  return entry ? entry.callback : attributeHandler(target, type)
}

function setHandler(target, type, callback) {
  const list = listeners.get(target) ?? []
  listeners.set(target, list)
  const value = typeof callback === "function" ? callback : null
  const entry = list.find(each => each.type === type && each.isHandler)
  if (entry) entry.callback = value
  else list.push({ type, callback: value, isCapture: false, isHandler: true })
  noticeListener(target, type)
}

function defineHandlers(prototype, types) {
  for (const type of types) {
    defineProperty(prototype, "on" + type, {
      get() { return handler(this ?? globalThis, type) },
      set(callback) { setHandler(this ?? globalThis, type, callback) },
      configurable: true, enumerable: true,
    })
  }
}

class EventTarget {
  addEventListener(type, callback, options) { listen(this ?? globalThis, type, callback, options) }
  removeEventListener(type, callback, options) {
    unlisten(this ?? globalThis, type, callback, options)
  }
  dispatchEvent(event) {
    if (!(event instanceof Event)) {
      throw new TypeError(
        "Argument 1 ('event') to EventTarget.dispatchEvent must be an instance of Event")
    }
    if (event[eventState].isDispatched) {
      throw new DOMException("The object is in an invalid state.", "InvalidStateError")
    }
    return dispatch(this ?? globalThis, event)
  }
}

// Returns false if a listener has prevented what would follow.
function dispatch(target, event, isTrusted = false) {
  const state = event[eventState]
  const path = pathFrom(target, event.type)
  assign(state,
    { target, path, isTrusted, isDispatched: true, isStopped: false, isHalted: false })
  const call = (current, phase, isCapture) => {
    if (state.isStopped) return
    assign(state, { currentTarget: current, phase })
    callListeners(current, event, isCapture)
  }
  for (const current of path.slice(1).reverse()) call(current, 1, true)
  call(target, 2, true)
  call(target, 2, false)
  if (event.bubbles) for (const current of path.slice(1)) call(current, 3, false)
  assign(state, { currentTarget: null, phase: 0, path: [], isDispatched: false })
  return !state.isPrevented
}

function pathFrom(target, type) {
  const path = [target]
  if (!(target instanceof Node)) return path
  for (let node = target.parentNode; node; node = node.parentNode) path.push(node)
  if (path.at(-1) === document && type !== "load") path.push(globalThis)
  return path
}

function callListeners(target, event, isCapture) {
  const state = event[eventState]
  if (!isCapture) handler(target, event.type)
  for (const entry of [...(listeners.get(target) ?? [])]) {
    if (entry.type !== event.type || entry.isCapture !== isCapture || entry.isGone) continue
    if (state.isHalted) return
    if (entry.callback === null) continue
    if (entry.isOnce) unlisten(target, entry.type, entry.callback, { capture: isCapture })
    state.isPassive = entry.isPassive ?? false
    try {
      const callback = entry.callback
      const result = typeof callback === "function"
        ? callback.call(target, event) : callback.handleEvent(event)
      if (entry.isHandler && result === false) event.preventDefault()
    } catch (error) {
      report(error)
    }
    state.isPassive = false
  }
}
