// Handlers written as attributes: they see their element and the document without naming them.

function attributeHandler(target, type) {
  if (!(target instanceof Element)) return null
  const source = native.attribute(numberOf(target), "on" + type)
  if (source === null || !setup.allowsScripts) return null
  try {
    setHandler(target, type, compileHandler(target, type, source))
  } catch (error) {
    setHandler(target, type, null)
    report(error)
  }
  return handler(target, type)
}

function compileHandler(element, type, source) {
  // By itself first: what is no function body must not become one by what is put around it.
  new Function("event", source)
  const name = /^[a-z]+$/.test(type) ? `on${type}` : ""
  return new Function("scope", `with (scope) return function ${name}(event) {${source}\n}`)(
    new Proxy({}, scopeHandler(element)))
}

// Elements here have the properties of all kinds of elements; a page's own functions of such a
// name (`open`, `reset`) come before those its element would not have.
const elementNames = ownSet([
  "id", "className", "classList", "dataset", "hidden", "innerHTML", "innerText", "outerHTML", "style",
  "tagName", "textContent", "title", "children", "parentElement", "parentNode", "getAttribute",
  "setAttribute", "removeAttribute", "hasAttribute", "toggleAttribute", "closest", "remove",
])
const controlNames = ownSet([
  "value", "checked", "disabled", "form", "name", "type", "options", "selectedIndex", "selected",
])
const documentNames = ownSet([
  "getElementById", "querySelector", "querySelectorAll", "createElement", "createTextNode", "body",
  "head", "documentElement",
])

function scopeHandler(element) {
  const holder = name => elementNames.has(name) || (isControl(element) && controlNames.has(name))
    ? element : documentNames.has(name) && name in document ? document : null
  return {
    has: (_, name) => typeof name === "string" && holder(name) !== null,
    get(_, name) {
      const owner = typeof name === "string" ? holder(name) : null
      const value = owner?.[name]
      return typeof value === "function" ? value.bind(owner) : value
    },
    set: (_, name, value) => Reflect.set(holder(name), name, value),
  }
}
