/** Entries of the browser's history for what is open over a page, so that Back closes it before it leaves the page. */

/** Something open over the page, such as a dialog, a menu or a further step. */
interface Overlay {
  close: () => void
}

/** The innermost is last. */
const overlays: Overlay[] = []
/** How many entries the history has for them, the current one included. */
let depth = 0
/** The address of the page under them. */
let address = ''
/** While the history goes back by itself, nothing is added to it. */
let isTraversing = false
let isSettling = false
const waiting = new Set<() => void>()
let isListening = false

/** Adds an entry that Back closes. @returns what removes it, for what was closed another way */
export function openOverlay(close: () => void): () => void {
  const overlay = { close }
  overlays.push(overlay)
  settleSoon()
  return () => {
    const at = overlays.indexOf(overlay)
    if (at !== -1) overlays.splice(at, 1)
    settleSoon()
  }
}

/** Runs something once no overlay is open: an address written before would belong to its entry. @returns what cancels it */
export function afterOverlays(run: () => void): () => void {
  waiting.add(run)
  if (isClear()) runWaiting()
  return () => void waiting.delete(run)
}

/** The page is left by a link inside an overlay, which replaces its entry: there is nothing to go back from. */
export function leaveOverlays() {
  overlays.length = 0
  depth = 0
}

/** Follows the browser's history. An entry whose overlay is gone, such as after a reload, is left at once. */
export function followHistory() {
  if (isListening) return
  isListening = true
  // Before the router: it must not take the closing of a dialog for a way to another page.
  window.addEventListener('popstate', onPopState, { capture: true })
  goBack(depthIn(window.history.state))
}

/** Later, so that a menu that closes as a dialog opens hands its entry on. */
function settleSoon() {
  if (isSettling) return
  isSettling = true
  setTimeout(settle)
}

function settle() {
  isSettling = false
  if (isTraversing) return
  // The page was left meanwhile, and its entries with it.
  if (window.location.href !== address) depth = 0
  if (overlays.length < depth) return goBack(depth - overlays.length)
  while (depth < overlays.length) {
    address = window.location.href
    // The router may have replaced the state of the entry below.
    if (depth > 0) window.history.replaceState({ overlay: depth }, '')
    depth++
    window.history.pushState({ overlay: depth }, '')
  }
  if (isClear()) runWaiting()
}

function onPopState(event: PopStateEvent) {
  const isOwn = isTraversing
  isTraversing = false
  const target = depthIn(event.state)
  const isSamePage = depth > 0 && window.location.href === address
  if (target > 0 && !(isSamePage && target < depth)) {
    depth = 0
    closeTo(0)
    return goBack(target)
  }
  if (isSamePage) event.stopImmediatePropagation()
  depth = target
  // What was opened while the history went back by itself stays.
  if (!isOwn) closeTo(target)
  settleSoon()
}

function goBack(count: number) {
  if (count === 0) return
  isTraversing = true
  window.history.go(-count)
}

function closeTo(count: number) {
  while (overlays.length > count) overlays.pop()?.close()
}

function isClear(): boolean {
  return overlays.length === 0 && depth === 0 && !isTraversing
}

function runWaiting() {
  const all = [...waiting]
  waiting.clear()
  for (const run of all) run()
}

/** Which of the entries for overlays an entry is; 0 for the page's own. */
function depthIn(state: unknown): number {
  return typeof state === 'object' && state !== null && 'overlay' in state && typeof state.overlay === 'number' ? state.overlay : 0
}
