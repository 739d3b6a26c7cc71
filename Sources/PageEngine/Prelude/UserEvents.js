// What a person does to elements, and what follows.

function moveFocus(element) {
  const old = wrap(focusedNumber)
  if (old === element) return
  focusedNumber = element && numberOf(element)
  if (old) dispatch(old, new Event("blur"), true)
  if (element) dispatch(element, new Event("focus"), true)
}

// A click with all that follows, by a person or by a script.
function click(element, isTrusted) {
  if (isDisabled(element)) return
  const undo = tick(element)
  const event = new Event("click", { bubbles: true, cancelable: true, composed: true })
  define(event,
    { button: 0, detail: 1, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false })
  if (!dispatch(element, event, isTrusted)) return undo?.()
  if (undo) announce(element, "input", "change")
  else followClick(element, isTrusted)
}

// Ticks a box before its listeners hear of the click; what is returned takes that back.
function tick(element) {
  if (!isTickable(element)) return undefined
  const boxes = element.type === "radio" ? radioGroup(element) : [element]
  const before = boxes.map(each => each.checked)
  element.checked = element.type === "radio" || !element.checked
  return () => boxes.forEach((each, index) => native.setChecked(numberOf(each), before[index]))
}

function followClick(target, isTrusted) {
  const element = target.closest("a[href], button, input, label, summary")
  if (!element || isDisabled(element)) return
  const form = element.form
  if (element.localName === "a") {
    followLink(element)
  } else if (element.localName === "label") {
    const control = element.htmlFor ? document.getElementById(element.htmlFor)
      : element.querySelector("input, textarea, select, button")
    if (control) click(control, isTrusted)
  } else if (element.localName === "summary") {
    element.parentElement?.toggleAttribute("open")
  } else if (form && (element.type === "submit" || element.type === "image")) {
    submit(form)
  } else if (form && element.type === "reset") {
    form.reset()
  }
}

function announce(element, ...types) {
  for (const type of types) dispatch(element, new Event(type, { bubbles: true }), true)
}

// What a person does, by the kinds of `ElementEvent`.
const userEvents = {
  click(element) {
    moveFocus(element)
    click(element, true)
  },
  input(element, text) {
    if (isDisabled(element) || element.readOnly) return
    moveFocus(element)
    element.value = text
    announce(element, "input")
  },
  change(element, text) {
    if (isDisabled(element) || element.readOnly) return
    if (element.localName === "select") {
      const isMeant = option => option.value === text || option.textContent.trim() === text
      const index = element.options.findIndex(isMeant)
      if (index < 0) return
      element.selectedIndex = index
      announce(element, "input")
    } else {
      element.value = text
    }
    announce(element, "change")
  },
  submit(element) {
    const event = new Event("keydown", { bubbles: true, cancelable: true })
    define(event, { key: "Enter", code: "Enter" })
    const isSent = dispatch(element, event, true) && element.localName === "input"
    if (isSent && element.form) submit(element.form)
  },
}

const commonEvents = ["click", "input", "change", "submit", "reset", "focus", "blur", "keydown"]
for (const target of [HTMLElement.prototype, Document.prototype, globalThis]) {
  defineHandlers(target, commonEvents)
}
defineHandlers(HTMLElement.prototype, ["load", "error"])
