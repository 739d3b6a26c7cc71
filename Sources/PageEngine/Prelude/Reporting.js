// What goes wrong: the window hears of it first, then the app.

let isReporting = false
function report(error) {
  const text = describeError(error)
  let isHandled = false
  if (!isReporting) {
    isReporting = true
    const event = new Event("error", { cancelable: true })
    define(event, { error, message: text, filename: location.href,
      lineno: error?.line ?? 0, colno: error?.column ?? 0 })
    isHandled = !dispatch(globalThis, event, true)
    isReporting = false
  }
  if (!isHandled) native.failed(text + hint(error))
}

function reportRejection(promise, reason) {
  const event = new Event("unhandledrejection", { cancelable: true })
  define(event, { promise, reason })
  if (dispatch(globalThis, event, true)) native.rejected(describeError(reason) + hint(reason))
}

function describeError(error) {
  try {
    return shortened(error instanceof Error ? String(error) : describe(error))
  } catch {
    return "An exception that cannot be described"
  }
}

const shortened = text => text.length > 2000 ? text.slice(0, 2000).toWellFormed() + "…" : text

// What an error's words say was looked for and is not there.
const missingObjects = [
  /^Can't find variable: ([\w$]+)/,
  /^undefined is not an object \(evaluating '([\w$.]+)\.[\w$]+'\)/,
  /^undefined is not an object \(evaluating '([\w$.]+)\[.*'\)/s,
  /^undefined is not a constructor \(evaluating 'new ([\w$.]+)/,
  /is not a (?:function|constructor)\. \(In '.*', '([\w$.]+)' is undefined\)/s,
]

function hint(error) {
  try {
    if (!(error instanceof ReferenceError || error instanceof TypeError)) return ""
    const [, name] = missingObjects.map(pattern => pattern.exec(error.message)).find(Boolean) ?? []
    return name ? `. The page asked for “${name}”, which does not exist here.` : ""
  } catch {
    return ""
  }
}

class DOMException extends Error {
  constructor(message = "", name = "Error") {
    super(message)
    defineProperty(this, "name", { value: String(name), configurable: true })
  }
}
