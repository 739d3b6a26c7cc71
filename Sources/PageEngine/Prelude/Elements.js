// Elements: attributes and what reflects them.

class Element extends Node {
  get tagName() { return native.name(numberOf(this)).toUpperCase() }
  get localName() { return native.name(numberOf(this)) }
  get innerHTML() { return native.innerHTML(numberOf(this)) }
  set innerHTML(html) { native.setHTML(numberOf(this), String(html ?? "")) }
  get outerHTML() { return native.outerHTML(numberOf(this)) }
  getAttribute(name) { return native.attribute(numberOf(this), String(name)) }
  setAttribute(name, value) { native.setAttribute(numberOf(this), String(name), String(value)) }
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

// Properties that are another face of an attribute.
const textAttributes = [
  "id", "className:class", "title", "lang", "dir", "name", "placeholder", "htmlFor:for", "alt", "rel",
  "target", "role", "method", "min", "max", "step", "accept", "label",
]
const flagAttributes = [
  "hidden", "disabled", "required", "readOnly:readonly", "multiple", "autofocus", "open",
  "defaultChecked:checked", "defaultSelected:selected",
]
const addressAttributes = ["href", "src", "action"]

function reflect(names, get, set) {
  for (const each of names) {
    const [property, attribute = property] = each.split(":")
    Object.defineProperty(HTMLElement.prototype, property, {
      get() { return get(this, attribute) },
      set(value) { set(this, attribute, value) },
      configurable: true, enumerable: true,
    })
  }
}

reflect(textAttributes, (element, name) => element.getAttribute(name) ?? "",
  (element, name, value) => element.setAttribute(name, value))
reflect(flagAttributes, (element, name) => element.hasAttribute(name),
  (element, name, value) => element.toggleAttribute(name, Boolean(value)))
reflect(addressAttributes, (element, name) => {
  const value = element.getAttribute(name)
  return value === null ? "" : URL.parse(value, location.href)?.href ?? value
}, (element, name, value) => element.setAttribute(name, value))

const kebab = name => name.replace(/[A-Z]/g, letter => "-" + letter.toLowerCase())
const camel = name => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())

function dataset(element) {
  const attribute = name => "data-" + kebab(name)
  const names = () => element.getAttributeNames().filter(name => name.startsWith("data-"))
    .map(name => camel(name.slice(5)))
  return new Proxy({}, {
    get: (_, name) => typeof name !== "string" ? undefined
      : element.getAttribute(attribute(name)) ?? undefined,
    set: (_, name, value) => (element.setAttribute(attribute(name), value), true),
    has: (_, name) => typeof name === "string" && element.hasAttribute(attribute(name)),
    deleteProperty: (_, name) => (element.removeAttribute(attribute(name)), true),
    ownKeys: names,
    getOwnPropertyDescriptor: (_, name) => names().includes(name)
      ? { value: element.getAttribute(attribute(name)), writable: true, enumerable: true,
        configurable: true }
      : undefined,
  })
}

// The declarations of a style attribute; what they mean is nobody's concern but `display: none`.
function style(element) {
  const read = () => new Map((element.getAttribute("style") ?? "").split(";")
    .map(each => /^([^:]*):?(.*)$/s.exec(each).slice(1).map(part => part.trim()))
    .filter(([name]) => name))
  const write = declarations => element.setAttribute("style",
    [...declarations].map(([name, value]) => `${name}: ${value};`).join(" "))
  const set = (name, value) => {
    const declarations = read()
    if (value === null || value === "") declarations.delete(name)
    else declarations.set(name, String(value))
    write(declarations)
  }
  const methods = {
    getPropertyValue: name => read().get(String(name)) ?? "",
    setProperty: (name, value) => set(String(name), value),
    removeProperty: name => {
      const value = read().get(String(name)) ?? ""
      set(String(name), null)
      return value
    },
  }
  return new Proxy(methods, {
    get: (_, name) => name in methods || typeof name !== "string" ? methods[name]
      : name === "cssText" ? element.getAttribute("style") ?? "" : read().get(kebab(name)) ?? "",
    set: (_, name, value) => {
      if (name === "cssText") element.setAttribute("style", value)
      else set(kebab(name), value)
      return true
    },
  })
}
