// Script elements, and what starts when it comes into the document.

let currentScript = null

function runScript(element) {
  const before = currentScript
  currentScript = element.type === "module" ? null : element
  try {
    return native.evaluate(numberOf(element))
  } finally {
    currentScript = before
  }
}

function scriptEnded(element, isThere) {
  dispatch(element, new Event(isThere ? "load" : "error"), true)
}

function startScript(element) {
  switch (native.startScript(numberOf(element))) {
  case "now": return runScript(element)
  case "later":
    return later(() => {
      const isThere = runScript(element)
      if (element.hasAttribute("src")) later(() => scriptEnded(element, isThere))
    })
  }
}

// Starts the scripts and iframes that a change has brought.
function arrive(numbers) {
  for (const element of (numbers ?? []).map(wrap)) {
    if (!element.isConnected) continue
    if (isFrame(element)) noticeFrame(element)
    else startScript(element)
  }
}

function noticeFrame(element) {
  if (native.frameOf(numberOf(element)) < 0) openFrame(element)
}

function noticeAttribute(element, name) {
  if (!["src", "srcdoc"].includes(name) || !element.isConnected) return
  if (isFrame(element)) openFrame(element)
  else if (element.localName === "script" && name === "src") startScript(element)
}
