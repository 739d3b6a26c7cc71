// The structured clone of the kinds of value a page has here.

const notCloneable = () => new DOMException("The object can not be cloned.", "DataCloneError")

// What copies are made of; a message to another frame is made of that frame's.
const realm = {
  Array, ArrayBuffer, Date, Error, Map, Object: globalThis.Object, RegExp, Set,
}
for (const type of [
  DataView, Int8Array, Uint8Array, Uint8ClampedArray, Int16Array, Uint16Array, Int32Array,
  Uint32Array, Float32Array, Float64Array, BigInt64Array, BigUint64Array,
]) realm[type.name] = type

function clone(value, into = realm, seen = ownMap()) {
  if (typeof value === "function" || typeof value === "symbol") throw notCloneable()
  if (typeof value !== "object" || value === null) return value
  if (seen.has(value)) return seen.get(value)
  const keep = copy => (seen.set(value, copy), copy)
  const inner = each => clone(each, into, seen)
  if (value instanceof Date) return keep(new into.Date(value.getTime()))
  if (value instanceof RegExp) return keep(new into.RegExp(value.source, value.flags))
  if (value instanceof ArrayBuffer) return keep(cloneBytes(value, into))
  if (ArrayBuffer.isView(value)) {
    const bytes = cloneBytes(
      value.buffer.slice(value.byteOffset, value.byteOffset + value.byteLength), into)
    return keep(new into[value[Symbol.toStringTag]](bytes))
  }
  if (value instanceof Map) {
    const copy = keep(new into.Map())
    for (const [key, each] of [...value]) copy.set(inner(key), inner(each))
    return copy
  }
  if (value instanceof Set) {
    const copy = keep(new into.Set())
    for (const each of [...value]) copy.add(inner(each))
    return copy
  }
  if (value instanceof Error) {
    return keep(assign(new into.Error(value.message), { name: value.name }))
  }
  if (value instanceof Node || value instanceof EventTarget || value instanceof Event
    || value instanceof Promise || value === globalThis || isWindow(value)) throw notCloneable()
  const copy = keep(Array.isArray(value) ? new into.Array(value.length) : new into.Object())
  for (const key of keys(value)) setOwn(copy, key, inner(value[key]))
  return copy
}

function cloneBytes(buffer, into) {
  const copy = new into.ArrayBuffer(buffer.byteLength)
  new Uint8Array(copy).set(new Uint8Array(buffer))
  return copy
}

// An assignment would take `__proto__` for something else.
function setOwn(object, key, value) {
  defineProperty(object, key,
    { value, writable: true, enumerable: true, configurable: true })
}
