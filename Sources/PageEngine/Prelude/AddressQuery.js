// URLSearchParams as the WHATWG has them.

const isPair = (pair, name, value) =>
  pair[0] === String(name) && (value === undefined || pair[1] === String(value))

let makeQuery
let readQuery

class URLSearchParams {
  #pairs = []
  #changed = () => {}
  constructor(init = "") {
    if (typeof init !== "object" || init === null) {
      this.#read(String(init).replace(/^\?/, ""))
    } else if (typeof init[Symbol.iterator] === "function") {
      for (const pair of init) {
        const [name, value, ...rest] = pair
        if (value === undefined || rest.length > 0) {
          throw new TypeError("A name and a value were expected")
        }
        this.#pairs.push([String(name), String(value)])
      }
    } else {
      this.#pairs = entries(init).map(([name, value]) => [name, String(value)])
    }
  }
  static {
    makeQuery = (text, changed) => {
      const query = new URLSearchParams(text)
      query.#changed = changed
      return query
    }
    readQuery = (query, text) => query.#read(text)
  }
  #read(text) {
    const decode = part => percentDecoded(part.replaceAll("+", " "))
    this.#pairs = text.split("&").filter(Boolean).map(pair => {
      const [name, ...value] = pair.split("=")
      return [decode(name), decode(value.join("="))]
    })
  }
  #write(pairs) {
    this.#pairs = pairs
    this.#changed(this.toString())
  }
  get size() { return this.#pairs.length }
  append(name, value) { this.#write([...this.#pairs, [String(name), String(value)]]) }
  delete(name, value) {
    this.#write(this.#pairs.filter(pair => !isPair(pair, name, value)))
  }
  get(name) { return this.#pairs.find(pair => pair[0] === String(name))?.[1] ?? null }
  getAll(name) { return this.#pairs.filter(pair => pair[0] === String(name)).map(pair => pair[1]) }
  has(name, value) {
    return this.#pairs.some(pair => isPair(pair, name, value))
  }
  set(name, value) {
    const index = this.#pairs.findIndex(pair => pair[0] === String(name))
    if (index < 0) return this.append(name, value)
    this.#write(this.#pairs.filter((pair, each) => each <= index || pair[0] !== String(name))
      .map((pair, each) => each === index ? [pair[0], String(value)] : pair))
  }
  sort() { this.#write([...this.#pairs].sort(([a], [b]) => a < b ? -1 : a > b ? 1 : 0)) }
  forEach(callback, target) {
    for (const [name, value] of this) callback.call(target, value, name, this)
  }
  keys() { return this.#pairs.map(pair => pair[0])[Symbol.iterator]() }
  values() { return this.#pairs.map(pair => pair[1])[Symbol.iterator]() }
  entries() { return this.#pairs.map(pair => [...pair])[Symbol.iterator]() }
  [Symbol.iterator]() { return this.entries() }
  toString() {
    const encode = text => encodeURIComponent(text.toWellFormed()).replace(/[!'()~]/g,
      character => "%" + character.charCodeAt(0).toString(16).toUpperCase()).replaceAll("%20", "+")
    return this.#pairs.map(pair => pair.map(encode).join("=")).join("&")
  }
}
