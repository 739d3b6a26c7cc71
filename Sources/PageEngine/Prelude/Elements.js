// Elements: attributes and what reflects them.

class Element extends Node {
  get tagName() { return native.name(numberOf(this)).toUpperCase() }
  get localName() { return native.name(numberOf(this)) }
  get innerHTML() { return native.innerHTML(numberOf(this)) }
  set innerHTML(html) { arrive(native.setHTML(numberOf(this), String(html ?? ""))) }
  get outerHTML() { return native.outerHTML(numberOf(this)) }
  getAttribute(name) { return native.attribute(numberOf(this), String(name)) }
  setAttribute(name, value) {
    native.setAttribute(numberOf(this), String(name), String(value))
    noticeAttribute(this, String(name).toLowerCase())
  }
  removeAttribute(name) { native.setAttribute(numberOf(this), String(name), null) }
  hasAttribute(name) { return this.getAttribute(name) !== null }
  toggleAttribute(name, force = !this.hasAttribute(name)) {
    if (!force) this.removeAttribute(name)
    else if (!this.hasAttribute(name)) this.setAttribute(name, "")
    return Boolean(force)
  }
  getAttributeNames() { return native.attributeNames(numberOf(this)) }
  hasAttributes() { return this.getAttributeNames().length > 0 }
  matches(selector) { return native.matches(numberOf(this), String(selector)) }
  closest(selector) {
    for (let element = this; element; element = element.parentElement) {
      if (element.matches(selector)) return element
    }
    return null
  }
  insertAdjacentHTML(position, html) {
    const holder = document.createElement("div")
    holder.innerHTML = html
    const method = insertions[String(position).toLowerCase()]
    if (!method) throw mismatch()
    this[method](...holder.childNodes)
  }
  get classList() { return new DOMTokenList(this, "class") }
}

const insertions = {
  beforebegin: "before", afterbegin: "prepend", beforeend: "append", afterend: "after",
}
const mismatch = () =>
  new DOMException("The string did not match the expected pattern.", "SyntaxError")

class DOMTokenList {
  #element
  #name
  constructor(element, name) { this.#element = element; this.#name = name }
  get value() { return this.#element.getAttribute(this.#name) ?? "" }
  set value(text) { this.#element.setAttribute(this.#name, text) }
  get length() { return this.#tokens.length }
  get #tokens() { return [...new Set(this.value.split(/\s+/).filter(Boolean))] }
  #write(tokens) {
    if (tokens.length > 0 || this.#element.hasAttribute(this.#name)) this.value = tokens.join(" ")
  }
  item(index) { return this.#tokens[index] ?? null }
  contains(token) { return this.#tokens.includes(String(token)) }
  add(...tokens) { this.#write([...new Set([...this.#tokens, ...tokens.map(checkToken)])]) }
  remove(...tokens) {
    const gone = tokens.map(checkToken)
    this.#write(this.#tokens.filter(token => !gone.includes(token)))
  }
  toggle(token, force = !this.contains(token)) {
    if (force) this.add(token)
    else this.remove(token)
    return Boolean(force)
  }
  replace(old, token) {
    const tokens = this.#tokens
    if (!tokens.includes(String(old))) return false
    this.#write([...new Set(tokens.map(each => each === String(old) ? checkToken(token) : each))])
    return true
  }
  forEach(callback) { this.#tokens.forEach(callback) }
  toString() { return this.value }
  [Symbol.iterator]() { return this.#tokens[Symbol.iterator]() }
}

function checkToken(token) {
  token = String(token)
  if (token === "") throw mismatch()
  if (/\s/.test(token)) {
    throw new DOMException("The string contains invalid characters.", "InvalidCharacterError")
  }
  return token
}

class HTMLElement extends Element {
  get innerText() { return this.textContent }
  set innerText(text) { this.textContent = text }
  get dataset() { return dataset(this) }
  get style() { return style(this) }
  set style(text) { this.setAttribute("style", text) }
  focus() { moveFocus(this) }
  blur() { if (focusedNumber === numberOf(this)) moveFocus(null) }
  click() { click(this, false) }
}
