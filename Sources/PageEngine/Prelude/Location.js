// Location: reading is that of a URL; writing goes to another file of the page, or asks to leave.

let address = new URL(setup.location, setup.outerLocation ?? undefined)
// Without an address of its own a document has its parent's for what is relative.
const baseAddress = () =>
  address.protocol === "about:" && setup.outerLocation ? new URL(setup.outerLocation) : address

// The same for documents of the same origin; a space begins one that is the same as no other.
const originKey = setup.isOpaque ? ` ${setup.world}`
  : setup.inheritedOrigin ?? (address.origin === "null" ? ` ${setup.world}` : address.origin)
const origin = originKey.startsWith(" ") ? "null" : originKey

function go(text) {
  const next = new URL(String(text), baseAddress())
  if (next.protocol === "javascript:") {
    return later(() => (0, eval)(percentDecoded(next.href.slice("javascript:".length))))
  }
  const page = each => each.href.split("#")[0]
  const isFragment = page(next) === page(address) && next.href.includes("#")
  if (!isFragment) return native.navigate(setup.frame, next.href)
  if (next.href === address.href) return
  address = next
  later(() => dispatch(globalThis, new Event("hashchange"), true))
}

function followLink(link) {
  const target = link.target.toLowerCase()
  const reference = link.getAttribute("href")
  if (target === "_blank") return native.leave(link.href)
  const isOuter = ["_top", "_parent"].includes(target) && setup.frame !== setup.parent
  if (isOuter) return native.navigate(target === "_top" ? 0 : setup.parent, link.href)
  if (reference.startsWith("#")) location.hash = reference
  else go(link.href)
}

const location = {
  assign: go,
  replace: go,
  reload() { native.navigate(setup.frame, null) },
  toString() { return address.href },
}
defineProperty(location, "origin", { get: () => address.origin, enumerable: true })
for (const name of ["href", "protocol", "host", "hostname", "port", "pathname", "search", "hash"]) {
  defineProperty(location, name, {
    get: () => address[name],
    set(text) {
      if (name === "href") return go(text)
      const next = new URL(address)
      next[name] = text
      go(next.href)
    },
    enumerable: true,
  })
}
