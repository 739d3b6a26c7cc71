// The console, and values as text for people.

const consoleLevels = {
  debug: "debug", log: "log", info: "info", warn: "warn", error: "error", trace: "log", dir: "log",
}
const counts = ownMap()
const console = {
  assert(condition, ...values) {
    if (!condition) print("error", ["Assertion failed:", ...values])
  },
  count(label = "default") {
    counts.set(label, (counts.get(label) ?? 0) + 1)
    print("log", [`${label}: ${counts.get(label)}`])
  },
}
for (const name in consoleLevels) console[name] = (...values) => print(consoleLevels[name], values)

function print(level, values) {
  let text = "A value that cannot be described"
  try { text = format(values) } catch { /* A getter, or what converts it to text, has thrown. */ }
  native.print(level, text)
}

function format([first, ...rest]) {
  if (typeof first !== "string") return [first, ...rest].map(value => describe(value)).join(" ")
  const text = first.replace(/%([sdifoOc%])/g, (whole, sign) => {
    if (sign === "%") return "%"
    if (rest.length === 0) return whole
    const value = rest.shift()
    switch (sign) {
    case "s": return typeof value === "string" ? value : describe(value)
    case "d": case "i": return String(parseInt(value))
    case "f": return String(parseFloat(value))
    case "c": return ""
    default: return describe(value)
    }
  })
  return [text, ...rest.map(value => describe(value))].join(" ")
}

function describe(value, depth = 0, seen = []) {
  switch (typeof value) {
  case "string": return depth === 0 ? value : stringify(value)
  case "function": return `function ${value.name}`
  case "bigint": return value + "n"
  case "object": break
  default: return String(value)
  }
  if (value === null) return "null"
  if (value === globalThis || isWindow(value)) return "Window"
  if (value instanceof Error || value instanceof RegExp) return String(value)
  if (value instanceof Date) return isNaN(value) ? "Invalid Date" : value.toISOString()
  if (value instanceof Element) {
    return `<${value.localName}${value.id && " id=" + stringify(value.id)}>`
  }
  if (value instanceof Promise) return "Promise"
  if (seen.includes(value)) return "[circular]"
  if (depth > 3) return Array.isArray(value) ? "[…]" : "{…}"
  const inner = each => describe(each, depth + 1, [...seen, value])
  const list = items => items.slice(0, 100).join(", ") + (items.length > 100 ? ", …" : "")
  if (Array.isArray(value)) return `[${list(value.slice(0, 101).map(inner))}]`
  if (value instanceof Map) {
    return `Map {${list([...value].map(([key, each]) => `${inner(key)} => ${inner(each)}`))}}`
  }
  if (value instanceof Set) return `Set {${list([...value].map(inner))}}`
  const members = keys(value).slice(0, 101).map(key => `${key}: ${inner(value[key])}`)
  const name = getPrototypeOf(value)?.constructor?.name ?? "Object"
  return (name === "Object" ? "" : name + " ") + `{${list(members)}}`
}
