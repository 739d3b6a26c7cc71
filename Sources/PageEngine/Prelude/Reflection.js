// Properties that are another face of an attribute.
const textAttributes = [
  "id", "className:class", "title", "lang", "dir", "name", "placeholder", "htmlFor:for", "alt", "rel",
  "target", "role", "method", "min", "max", "step", "accept", "label", "srcdoc", "sandbox", "width",
  "height",
]
const flagAttributes = [
  "hidden", "disabled", "required", "readOnly:readonly", "multiple", "autofocus", "open",
  "defaultChecked:checked", "defaultSelected:selected", "async", "defer", "noModule:nomodule",
]
const addressAttributes = ["href", "src", "action"]

function reflect(names, get, set) {
  for (const each of names) {
    const [property, attribute = property] = each.split(":")
    defineProperty(HTMLElement.prototype, property, {
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
  return value === null ? "" : URL.parse(value, baseAddress())?.href ?? value
}, (element, name, value) => element.setAttribute(name, value))

const hasText = element => ["script", "title", "option", "a"].includes(element.localName)
defineProperty(HTMLElement.prototype, "text", {
  get() { return hasText(this) ? this.textContent : undefined },
  set(text) { if (hasText(this)) this.textContent = text },
  configurable: true, enumerable: true,
})

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
