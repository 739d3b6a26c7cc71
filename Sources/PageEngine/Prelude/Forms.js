// Form controls.

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
  defineProperty(HTMLElement.prototype, name,
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

assign(HTMLElement.prototype, {
  requestSubmit() { submit(this) },
  submit() { send(this) },
  reset() {
    if (!dispatch(this, new Event("reset", { bubbles: true, cancelable: true }), true)) return
    for (const element of this.querySelectorAll("input, textarea, option")) {
      native.setValue(numberOf(element), null)
      native.setChecked(numberOf(element), null)
      native.setProblem(numberOf(element), null)
    }
  },
})

function submit(form) {
  if (!form.hasAttribute("novalidate") && !validate(form)) return
  if (dispatch(form, new Event("submit", { bubbles: true, cancelable: true }), true)) {
    send(form)
  }
}

// Nobody here takes what is posted.
function send(form) {
  const address = submission(form)
  if (form.method.toLowerCase() === "post") native.leave(address)
  else go(address)
}

function submission(form) {
  const address = new URL(form.getAttribute("action") || location.href, baseAddress())
  if (form.method.toLowerCase() === "post") return address.href
  const query = new URLSearchParams()
  for (const element of form.elements) {
    const isSent = element.name && element.localName !== "button" && !isDisabled(element)
      && !["submit", "button", "reset", "image", "file"].includes(element.type)
      && (!isTickable(element) || element.checked)
    if (!isSent) continue
    const values = element.localName === "select"
      ? element.options.filter(each => each.selected).map(each => each.value) : []
    if (element.multiple) values.forEach(value => query.append(element.name, value))
    else query.append(element.name, element.value)
  }
  address.search = query.toString()
  return address.href
}
