// Timers. Tasks are timers that are due at once.

const startTime = now()
const timers = ownMap()
let lastTimer = 0
let timerDepth = 0

function schedule(action, delay, isRepeating, depth) {
  lastTimer += 1
  const milliseconds = Math.trunc(Number(delay)) || 0
  const least = depth > 4 ? 4 : isRepeating ? 1 : 0
  const pause = milliseconds > 2147483647 ? least : Math.max(milliseconds, least)
  timers.set(lastTimer, { action, pause, isRepeating, depth })
  if (native.schedule(lastTimer, pause)) return lastTimer
  timers.delete(lastTimer)
  sayFull()
  return lastTimer
}

// Said once in a document: what fills the queue would fill what hears of it too.
let isFull = false
function sayFull() {
  if (!isFull) {
    native.failed("Too many timers and messages of the page wait; further ones are dropped.")
  }
  isFull = true
}

const later = action => schedule(action, 0, false, 0)

function startTimer(action, delay, values, isRepeating) {
  const run = typeof action === "function" ? () => action.apply(globalThis, values)
    : () => (0, eval)(String(action))
  return schedule(run, delay, isRepeating, timerDepth + 1)
}

function stopTimer(number) {
  if (timers.delete(Number(number))) native.unschedule(Number(number))
}

function fire(number) {
  const timer = timers.get(number)
  if (!timer) return
  if (timer.isRepeating) {
    timer.depth += 1
    native.schedule(number, timer.depth > 4 ? Math.max(timer.pause, 4) : timer.pause)
  } else {
    timers.delete(number)
  }
  timerDepth = timer.depth
  try {
    timer.action()
  } catch (error) {
    report(error)
  }
  timerDepth = 0
}
