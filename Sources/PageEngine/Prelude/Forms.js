// Form controls, and what a person does to elements.

let focusedNumber = null

const isControl = element =>
  ["input", "textarea", "select", "button", "option"].includes(element.localName)
const isTickable = element =>
  element.localName === "input" && ["checkbox", "radio"].includes(element.type)
const isField = element =>
  element.localName === "textarea" || (element.localName === "input" && !isTickable(element))
const isDisabled = element => isControl(element)
  && (element.disabled || element.closest("fieldset[disabled]") !== null)

function property(name, get, set) {
  Object.defineProperty(HTMLElement.prototype, name,
    { get, set, configurable: true, enumerable: true })
}

property("type", function () {
  const type = this.getAttribute("type")?.toLowerCase()
  if (this.localName === "input") return type || "text"
  if (this.localName === "button") return ["reset", "button"].includes(type) ? type : "submit"
  if (this.localName === "select") return this.multiple ? "select-multiple" : "select-one"
  return this.localName === "textarea" ? "textarea" : this.getAttribute("type") ?? ""
}, function (type) { this.setAttribute("type", type) })

property("value", function () {
  if (!isControl(this)) return undefined
  if (this.localName === "select") return this.options[this.selectedIndex]?.value ?? ""
  if (this.localName === "option") return this.getAttribute("value") ?? this.textContent.trim()
  if (isTickable(this)) return this.getAttribute("value") ?? "on"
  if (!isField(this)) return this.getAttribute("value") ?? ""
  return native.value(numberOf(this)) ?? defaultValue(this)
}, function (value) {
  if (this.localName === "select") {
    this.selectedIndex = this.options.findIndex(option => option.value === String(value))
  } else if (isField(this)) {
    native.setValue(numberOf(this), String(value ?? ""))
  } else {
    this.setAttribute("value", value)
  }
})

const defaultValue = field => field.localName === "textarea"
  ? field.textContent : field.getAttribute("value") ?? ""

property("defaultValue", function () { return defaultValue(this) }, function (value) {
  if (this.localName === "textarea") this.textContent = value
  else this.setAttribute("value", value)
})

property("checked", function () {
  return native.isChecked(numberOf(this)) ?? this.hasAttribute("checked")
}, function (isChecked) {
  if (isChecked && this.type === "radio") {
    for (const other of radioGroup(this)) native.setChecked(numberOf(other), other === this)
  } else {
    native.setChecked(numberOf(this), Boolean(isChecked))
  }
})

function radioGroup(radio) {
  if (!radio.name) return [radio]
  return (radio.form ?? document).querySelectorAll("input")
    .filter(each => each.type === "radio" && each.name === radio.name && each.form === radio.form)
}

property("options", function () {
  return this.localName === "select" ? this.querySelectorAll("option") : undefined
})
property("selectedIndex", function () {
  const selected = this.options.findIndex(option => option.selected)
  return selected < 0 && !this.multiple && !this.options.some(isChosen) ? 0 : selected
}, function (index) {
  this.options.forEach((option, each) =>
    native.setChecked(numberOf(option), each === Number(index)))
})
const isChosen = option => native.isChecked(numberOf(option)) !== null
property("selected", function () {
  return native.isChecked(numberOf(this)) ?? this.hasAttribute("selected")
}, function (isSelected) {
  const select = this.closest("select")
  if (isSelected && select && !select.multiple) select.selectedIndex = select.options.indexOf(this)
  else native.setChecked(numberOf(this), Boolean(isSelected))
})

property("form", function () { return isControl(this) ? this.closest("form") : null })
property("elements", function () {
  if (this.localName !== "form") return undefined
  return this.querySelectorAll("input, textarea, select, button")
})

Object.assign(HTMLElement.prototype, {
  requestSubmit() { submit(this) },
  submit() { native.leave(submission(this)) },
  reset() {
    if (!dispatch(this, new Event("reset", { bubbles: true, cancelable: true }), true)) return
    for (const element of this.querySelectorAll("input, textarea, option")) {
      native.setValue(numberOf(element), null)
      native.setChecked(numberOf(element), null)
    }
  },
})

function submit(form) {
  if (dispatch(form, new Event("submit", { bubbles: true, cancelable: true }), true)) {
    native.leave(submission(form))
  }
}

function submission(form) {
  const address = new URL(form.getAttribute("action") || location.href, location.href)
  if (form.method.toLowerCase() === "post") return address.href
  const query = new URLSearchParams()
  for (const element of form.elements) {
    const isSent = element.name && element.localName !== "button" && !isDisabled(element)
      && !["submit", "button", "reset", "image", "file"].includes(element.type)
      && (!isTickable(element) || element.checked)
    if (isSent) query.append(element.name, element.value)
  }
  address.search = query.toString()
  return address.href
}

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
    if (!element.getAttribute("href").startsWith("#")) location.href = element.href
    else location.hash = element.getAttribute("href")
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

for (const target of [HTMLElement.prototype, Document.prototype, globalThis]) {
  defineHandlers(target,
    ["click", "input", "change", "submit", "reset", "focus", "blur", "keydown"])
}
