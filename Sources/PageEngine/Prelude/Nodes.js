// The document's nodes: thin wrappers over numbers of the native tree.

const wrappers = ownMap()
let numberOf
let makeWrapper

class Node extends EventTarget {
  #number
  constructor(key, number) {
    if (key !== wrappers) throw new TypeError("Illegal constructor")
    super()
    this.#number = number
  }
  static {
    numberOf = node => {
      if (typeof node !== "object" || node === null || !(#number in node)) {
        throw new TypeError("A Node was expected")
      }
      return node.#number
    }
  }
  get nodeType() { return native.kind(numberOf(this)) }
  get nodeName() {
    return { 3: "#text", 8: "#comment", 9: "#document" }[this.nodeType] ?? this.tagName
  }
  get ownerDocument() { return this === document ? null : document }
  get baseURI() { return baseAddress().href }
  get isConnected() { return native.contains(0, numberOf(this)) }
  get parentNode() { return wrap(native.parent(numberOf(this))) }
  get parentElement() { return elementOrNull(this.parentNode) }
  get childNodes() { return native.children(numberOf(this)).map(wrap) }
  get children() { return this.childNodes.filter(isElement) }
  get childElementCount() { return this.children.length }
  get firstChild() { return this.childNodes[0] ?? null }
  get lastChild() { return this.childNodes.at(-1) ?? null }
  get firstElementChild() { return this.children[0] ?? null }
  get lastElementChild() { return this.children.at(-1) ?? null }
  get nextSibling() { return sibling(this, 1) }
  get previousSibling() { return sibling(this, -1) }
  get nextElementSibling() { return sibling(this, 1, isElement) }
  get previousElementSibling() { return sibling(this, -1, isElement) }
  get textContent() { return this === document ? null : native.text(numberOf(this)) }
  set textContent(text) {
    if (this !== document) arrive(native.setText(numberOf(this), String(text ?? "")))
  }
  get nodeValue() { return isElement(this) || this === document ? null : this.textContent }
  set nodeValue(text) { if (!isElement(this)) this.textContent = text }
  hasChildNodes() { return this.childNodes.length > 0 }
  contains(node) { return node !== null && native.contains(numberOf(this), numberOf(node)) }
  appendChild(node) { return this.insertBefore(node, null) }
  insertBefore(node, next) {
    arrive(native.insert(numberOf(node), numberOf(this), next ? numberOf(next) : 0))
    return node
  }
  removeChild(node) {
    if (node.parentNode !== this) {
      throw new DOMException("The object can not be found here.", "NotFoundError")
    }
    native.remove(numberOf(node))
    return node
  }
  replaceChild(node, old) {
    this.insertBefore(node, old)
    return this.removeChild(old)
  }
  cloneNode(isDeep = false) { return wrap(native.copy(numberOf(this), Boolean(isDeep))) }
  append(...nodes) { for (const node of nodes) this.insertBefore(asNode(node), null) }
  prepend(...nodes) {
    const first = this.firstChild
    for (const node of nodes) this.insertBefore(asNode(node), first)
  }
  replaceChildren(...nodes) {
    for (const node of this.childNodes) this.removeChild(node)
    this.append(...nodes)
  }
  before(...nodes) { for (const node of nodes) this.parentNode?.insertBefore(asNode(node), this) }
  after(...nodes) {
    const next = this.nextSibling
    for (const node of nodes) this.parentNode?.insertBefore(asNode(node), next)
  }
  replaceWith(...nodes) {
    this.before(...nodes)
    if (!nodes.includes(this)) this.remove()
  }
  remove() { if (this.parentNode) native.remove(numberOf(this)) }
  querySelector(selector) { return wrap(native.select(numberOf(this), String(selector), 1)[0]) }
  querySelectorAll(selector) { return native.select(numberOf(this), String(selector), 0).map(wrap) }
  getElementsByTagName(name) { return this.querySelectorAll(String(name)) }
  getElementsByClassName(names) {
    return this.querySelectorAll(String(names).trim().split(/\s+/).map(name => "." + name).join(""))
  }
}

class Text extends Node {
  get data() { return this.textContent }
  set data(text) { this.textContent = text }
}

class Document extends Node {
  get documentElement() { return this.children[0] ?? null }
  get head() { return this.querySelector("head") }
  get body() { return this.querySelector("body") }
  get title() {
    return (this.querySelector("title")?.textContent ?? "").trim().replace(/\s+/g, " ")
  }
  set title(text) {
    let title = this.querySelector("title")
    if (!title) this.head?.append(title = this.createElement("title"))
    if (title) title.textContent = text
  }
  get readyState() { return readyState }
  get location() { return location }
  set location(address) { location.href = address }
  get defaultView() { return globalThis }
  get currentScript() { return currentScript }
  get URL() { return location.href }
  get activeElement() { return wrap(focusedNumber) ?? this.body }
  getElementById(id) { return wrap(native.byId(String(id))) }
  createElement(name) { return wrap(native.makeElement(String(name))) }
  createTextNode(text) { return wrap(native.makeText(String(text))) }
}

function wrap(number) {
  if (number === null || number === undefined || number < 0) return null
  let wrapper = wrappers.get(number)
  if (!wrapper) wrappers.set(number, wrapper = makeWrapper(number))
  return wrapper
}

makeWrapper = number => {
  switch (native.kind(number)) {
  case 1: return new HTMLElement(wrappers, number)
  case 3: return new Text(wrappers, number)
  case 9: return new Document(wrappers, number)
  default: return new Node(wrappers, number)
  }
}

function asNode(value) { return value instanceof Node ? value : document.createTextNode(value) }
function isElement(node) { return node instanceof Element }
function elementOrNull(node) { return isElement(node) ? node : null }

function sibling(node, step, isWanted = () => true) {
  const siblings = node.parentNode?.childNodes ?? []
  let index = siblings.indexOf(node)
  if (index < 0) return null
  do index += step
  while (index >= 0 && index < siblings.length && !isWanted(siblings[index]))
  return siblings[index] ?? null
}
