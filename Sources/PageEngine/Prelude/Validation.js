// What keeps a form from being sent.

// What is wrong with the value of a control, as a sentence, if anything is.
function problemOf(element) {
  if (isDisabled(element) || element.readOnly) return null
  const value = isTickable(element) ? "" : element.value ?? ""
  if (element.required) {
    if (element.type === "checkbox" && !element.checked) return "Tick this box."
    const group = element.type === "radio" ? radioGroup(element) : []
    if (group[0] === element && !group.some(each => each.checked)) return "Choose one of these."
    if (!isTickable(element) && value === "") {
      return element.localName === "select" ? "Choose an option." : "Fill in this field."
    }
  }
  if (value === "" || element.localName !== "input") return null
  if (element.type === "email" && !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*$/.test(value)) {
    return "Write an e-mail address."
  }
  if (element.type === "url" && !URL.canParse(value)) return "Write an address, as https://…"
  if (element.type === "number") {
    if (!/^-?\d*\.?\d+(e[-+]?\d+)?$/i.test(value)) return "Write a number."
    if (element.min !== "" && Number(value) < Number(element.min)) {
      return `At least ${element.min}.`
    }
    if (element.max !== "" && Number(value) > Number(element.max)) return `At most ${element.max}.`
  }
  const pattern = element.getAttribute("pattern")
  if (pattern !== null && !matchesPattern(pattern, value)) {
    return element.title || "Match the format asked for."
  }
  return null
}

function matchesPattern(pattern, value) {
  try {
    return new RegExp(`^(?:${pattern})$`, "v").test(value)
  } catch {
    return true
  }
}

// Whether a form can be sent; the first control that is wrong gets the focus.
function validate(form) {
  let first = null
  for (const element of form.elements) {
    const problem = problemOf(element)
    native.setProblem(numberOf(element), problem)
    if (problem === null) continue
    if (!dispatch(element, new Event("invalid", { cancelable: true }), true)) {
      native.setProblem(numberOf(element), null)
    }
    first ??= element
  }
  if (first) moveFocus(first)
  return first === null
}
