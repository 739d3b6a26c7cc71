// localStorage and sessionStorage: the page process keeps them, by origin, as long as it lives.

class Storage {
  #area
  constructor(key, area) {
    if (key !== wrappers) throw new TypeError("Illegal constructor")
    this.#area = area
  }
  get length() { return native.storedKeys(this.#area).length }
  key(index) { return native.storedKeys(this.#area)[index] ?? null }
  getItem(key) { return native.stored(this.#area, String(key)) }
  setItem(key, value) {
    if (native.store(this.#area, String(key), String(value))) return
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError")
  }
  removeItem(key) { native.store(this.#area, String(key), null) }
  clear() { for (const key of native.storedKeys(this.#area)) this.removeItem(key) }
}

// Items are properties too.
function makeStorage(kind) {
  const place = originKey.startsWith(" ") ? "" : originKey
  const storage = new Storage(wrappers, `${kind} ${place}`)
  const isItem = name => typeof name === "string" && !(name in Storage.prototype)
  return new Proxy(storage, {
    get(_, name) {
      if (isItem(name)) return storage.getItem(name) ?? undefined
      const value = Reflect.get(storage, name)
      return typeof value === "function" ? value.bind(storage) : value
    },
    set: (_, name, value) => (storage.setItem(name, value), true),
    has: (_, name) => name in Storage.prototype || storage.getItem(name) !== null,
    deleteProperty: (_, name) => (storage.removeItem(name), true),
    ownKeys: () => Array.from({ length: storage.length }, (_, index) => storage.key(index)),
    getOwnPropertyDescriptor: (_, name) => isItem(name) && storage.getItem(name) !== null
      ? { value: storage.getItem(name), writable: true, enumerable: true, configurable: true }
      : undefined,
  })
}

function defineStorage(name) {
  let storage
  defineProperty(globalThis, name, {
    get() {
      if (setup.isOpaque) {
        throw new DOMException("The operation is insecure.", "SecurityError")
      }
      return storage ??= makeStorage(name)
    },
    enumerable: true, configurable: true,
  })
}
