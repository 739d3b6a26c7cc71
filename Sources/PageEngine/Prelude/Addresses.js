// URL as the WHATWG has it, but for host names beyond ASCII.

const defaultPorts = {
  "http:": "80", "https:": "443", "ws:": "80", "wss:": "443", "ftp:": "21", "file:": "",
}

const encoder = unsafe => text => text.toWellFormed().replace(unsafe, character =>
  /^[\0-\x7f]$/.test(character)
    ? "%" + character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")
    : encodeURIComponent(character))
const encodeOpaque = encoder(/[\0-\x1f\x7f]|[^\0-\x7f]/gu)
const encodePath = encoder(/[\0-\x20"#<>?`{}^\x7f]|[^\0-\x7f]/gu)
const encodeQuery = encoder(/[\0-\x20"#<>'\x7f]|[^\0-\x7f]/gu)
const encodeFragment = encoder(/[\0-\x20"<>`\x7f]|[^\0-\x7f]/gu)
const encodeUser = encoder(/[\0-\x20"#<>?`{}/:;=@[\\\]^|\x7f]|[^\0-\x7f]/gu)

class URL {
  #parts
  #query
  constructor(text, base) {
    const start = base === undefined ? null : parseAddress(String(base), null)
    const parts = parseAddress(String(text), start)
    if (!parts) throw new TypeError(`"${text}" cannot be parsed as a URL.`)
    this.#parts = parts
  }
  static parse(text, base) {
    try { return new URL(text, base) } catch { return null }
  }
  static canParse(text, base) { return URL.parse(text, base) !== null }
  #set(name, value) { this.#parts[name] = value }
  get protocol() { return this.#parts.scheme }
  get username() { return this.#parts.user }
  get password() { return this.#parts.password }
  get hostname() { return this.#parts.host ?? "" }
  get port() { return this.#parts.port }
  get host() { return this.hostname + (this.port && ":" + this.port) }
  get pathname() { return this.#parts.path }
  set pathname(text) {
    if (this.#parts.host === null) return
    this.#set("path", normalPath("/" + String(text).replace(/^[/\\]/, ""), this.protocol))
  }
  get search() { return this.#parts.query ? "?" + this.#parts.query : "" }
  set search(text) {
    text = String(text).replace(/^\?/, "")
    this.#set("query", text === "" ? null : encodeQuery(text))
    if (this.#query) readQuery(this.#query, text)
  }
  get hash() { return this.#parts.fragment ? "#" + this.#parts.fragment : "" }
  set hash(text) {
    text = String(text).replace(/^#/, "")
    this.#set("fragment", text === "" ? null : encodeFragment(text))
  }
  get searchParams() {
    this.#query ??= makeQuery(this.#parts.query ?? "",
      text => this.#set("query", text === "" ? null : text))
    return this.#query
  }
  get origin() {
    return defaultPorts[this.protocol] ? `${this.protocol}//${this.host}` : "null"
  }
  get href() {
    const { scheme, user, password, host, path, query, fragment } = this.#parts
    const login = user || password ? user + (password && ":" + password) + "@" : ""
    return scheme + (host === null ? "" : "//" + login + this.host) + path
      + (query === null ? "" : "?" + query) + (fragment === null ? "" : "#" + fragment)
  }
  toString() { return this.href }
  toJSON() { return this.href }
}

// The parts of an address, null if it is none.
function parseAddress(text, base) {
  text = text.replace(/^[\0-\x20]+|[\0-\x20]+$|[\t\n\r]/g, "")
  const [, before, fragment = null] = /^([^#]*)(?:#(.*))?$/su.exec(text)
  const [, start, query = null] = /^([^?]*)(?:\?(.*))?$/su.exec(before)
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(start)?.[0].toLowerCase()
  const rest = scheme ? start.slice(scheme.length) : start
  const isSpecial = (scheme ?? base?.scheme) in defaultPorts
  const path = isSpecial ? rest.replaceAll("\\", "/") : rest
  const parts = scheme && !(isSpecial && scheme === base?.scheme && !path.startsWith("/"))
    ? absoluteParts(scheme, path, isSpecial) : base && relativeParts(path, query, fragment, base)
  if (!parts) return null
  if (query !== null) parts.query = encodeQuery(query)
  parts.fragment = fragment === null ? null : encodeFragment(fragment)
  return parts
}

function absoluteParts(scheme, rest, isSpecial) {
  const parts = { scheme, user: "", password: "", host: null, port: "", path: "", query: null,
    fragment: null }
  if (isSpecial && scheme !== "file:") rest = "//" + rest.replace(/^\/+/, "")
  if (scheme === "file:" && !rest.startsWith("//")) rest = "///" + rest.replace(/^\//, "")
  if (!rest.startsWith("//")) {
    return { ...parts, path: rest.startsWith("/") ? normalPath(rest, scheme) : encodeOpaque(rest) }
  }
  const [, authority, path] = /^\/\/([^/]*)(.*)$/s.exec(rest)
  const [, login, host, port = ""]
    = /^(?:(.*)@)?(\[[^\]]*\]|[^:]*)(?::(\d*))?$/s.exec(authority) ?? []
  if (host === undefined || !isHost(host, scheme, isSpecial) || Number(port) > 65535) return null
  const [user, ...password] = (login ?? "").split(":")
  const number = port === "" ? "" : String(Number(port))
  return { ...parts, user: encodeUser(user), password: encodeUser(password.join(":")),
    host: isSpecial ? percentDecoded(host).toLowerCase() : host,
    port: number === defaultPorts[scheme] ? "" : number,
    path: path === "" && !isSpecial ? "" : normalPath(path || "/", scheme) }
}

function isHost(host, scheme, isSpecial) {
  if (host === "") return !isSpecial || scheme === "file:"
  if (host.startsWith("[")) return /^\[[0-9a-f:.]+\]$/i.test(host)
  return !/[\0-\x20#/<>?@[\\\]^|%\x7f]|[^\0-\x7f]/u.test(percentDecoded(host))
}

function percentDecoded(text) {
  try { return decodeURIComponent(text) } catch { return text }
}

function relativeParts(path, query, fragment, base) {
  if (path.startsWith("//")) return absoluteParts(base.scheme, path, base.scheme in defaultPorts)
  if (base.host === null) {
    return path === "" && query === null && fragment !== null ? { ...base } : null
  }
  const parts = { ...base, query: null }
  if (path === "") return { ...parts, query: query === null ? base.query : null }
  const folder = path.startsWith("/") ? "" : base.path.slice(0, base.path.lastIndexOf("/") + 1)
  return { ...parts, path: normalPath(folder + path, base.scheme) }
}

// Without `.` and `..`; encoded where it must be.
function normalPath(path, scheme) {
  if (scheme in defaultPorts) path = path.replaceAll("\\", "/")
  const output = []
  const segments = path.split("/").slice(1)
  segments.forEach((segment, index) => {
    const plain = segment.replace(/%2e/gi, ".")
    const isLast = index === segments.length - 1
    if (plain === "..") output.pop()
    else if (plain !== ".") output.push(encodePath(segment))
    if (isLast && (plain === "." || plain === "..")) output.push("")
  })
  return "/" + output.join("/")
}
