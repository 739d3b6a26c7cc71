// What a person does to elements, and what follows.

function moveFocus(element, isByPerson = false) {
  const old = wrap(focusedNumber)
  if (old === element) return
  focusedNumber = element && numberOf(element)
  native.setFocus(focusedNumber ?? -1, isByPerson)
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
  for (const each of boxes) native.setProblem(numberOf(each), null)
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

// Field → the text a person typed last; what a listener made of it is not undone later.
const typed = ownWeakMap()

// What a person does, by the kinds of `ElementEvent`.
const userEvents = {
  click(element) {
    moveFocus(element, true)
    click(element, true)
  },
  focus(element) { moveFocus(element, true) },
  blur(element) { if (focusedNumber === numberOf(element)) moveFocus(null, true) },
  input(element, text) {
    if (isDisabled(element) || element.readOnly) return
    moveFocus(element, true)
    typed.set(element, text)
    native.setProblem(numberOf(element), null)
    element.value = text
    announce(element, "input")
  },
  change(element, text) {
    if (isDisabled(element) || element.readOnly) return
    if (element.localName === "select") {
      const isMeant = option => option.value === text || option.textContent.trim() === text
      const option = element.options.find(isMeant)
      if (option) choose(element, [option])
      return
    }
    if (typed.get(element) !== text) element.value = text
    announce(element, "change")
  },
  choose(element, numbers) {
    if (isDisabled(element)) return
    const chosen = numbers.split(" ").filter(Boolean).map(number => wrap(Number(number)))
    moveFocus(element, true)
    choose(element, element.options.filter(option => chosen.includes(option)))
  },
  submit(element) {
    const event = new Event("keydown", { bubbles: true, cancelable: true })
    define(event, { key: "Enter", code: "Enter" })
    const isSent = dispatch(element, event, true) && element.localName === "input"
    if (isSent && element.form) submitImplicitly(element.form)
  },
}

function choose(select, options) {
  for (const option of select.options) {
    native.setChecked(numberOf(option), options.includes(option))
  }
  native.setProblem(numberOf(select), null)
  announce(select, "input", "change")
}

// Enter in a field presses the form's first submit button; without one, a lone field sends it.
function submitImplicitly(form) {
  const isSubmit = element => ["submit", "image"].includes(element.type)
  const button = form.elements.find(isSubmit)
  if (button) return click(button, true)
  const isLine = element => element.localName === "input" && isField(element)
    && !["hidden", "range", "color", "button", "reset", "file"].includes(element.type)
  if (form.elements.filter(isLine).length <= 1) submit(form)
}

const commonEvents = ["click", "input", "change", "submit", "reset", "focus", "blur", "keydown",
  "invalid"]
for (const target of [HTMLElement.prototype, Document.prototype, globalThis]) {
  defineHandlers(target, commonEvents)
}
defineHandlers(HTMLElement.prototype, ["load", "error"])
