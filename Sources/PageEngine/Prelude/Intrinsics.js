// The engine's own objects as they are before any script of the page runs. What scripts put in
// their place is for themselves: it must neither break what is built of them here nor, in a
// message to a window of another origin, get hold of an object of that window.

const {
  Array, ArrayBuffer, BigInt64Array, BigUint64Array, Boolean, DataView, Date, Error, Float32Array,
  Float64Array, Function, Int16Array, Int32Array, Int8Array, JSON, Map, Math, Number, Promise, Proxy,
  RangeError, ReferenceError, Reflect, RegExp, Set, String, SyntaxError, TypeError, Uint16Array,
  Uint32Array, Uint8Array, Uint8ClampedArray, WeakMap, WeakSet,
} = globalThis
const {
  assign, create, defineProperty, entries, freeze, getOwnPropertyDescriptor,
  getOwnPropertyDescriptors, getPrototypeOf, keys, setPrototypeOf,
} = globalThis.Object
const { parse: parseJSON, stringify } = JSON

// A collection whose methods are its own.
function sealed(collection) {
  const prototype = create(null, getOwnPropertyDescriptors(collection.prototype))
  return (...values) => setPrototypeOf(new collection(...values), prototype)
}
const [ownMap, ownSet, ownWeakMap, ownWeakSet] = [Map, Set, WeakMap, WeakSet].map(sealed)
