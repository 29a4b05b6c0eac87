/** Browser history entries for overlays, so that Back closes an overlay before it leaves the page. */

/** Something open over the page, such as a dialog, a menu or a further step. */
interface Overlay {
  close: () => void
}

/** Open overlays, innermost last. */
const overlays: Overlay[] = []
/** The number of history entries for overlays, up to the current one. */
let depth = 0
/** The address of the page under the overlays. */
let address = ''
/** Set during a programmatic history change, when no entries may be added. */
let isTraversing = false
let isSettling = false
const waiting = new Set<() => void>()
let isListening = false

/** Adds a history entry that Back closes. @returns a function that removes it, for an overlay closed another way */
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

/** Runs a function once no overlay is open: an address written earlier would belong to the overlay's entry. @returns a function that cancels it */
export function runAfterOverlays(run: () => void): () => void {
  waiting.add(run)
  if (isClear()) runWaiting()
  return () => void waiting.delete(run)
}

/** Forgets all overlays when a link inside one leaves the page: the link replaces the overlay's entry. */
export function forgetOverlays() {
  overlays.length = 0
  depth = 0
}

/** Follows the browser's history. An entry whose overlay no longer exists, such as after a reload, is left at once. */
export function followHistory() {
  if (isListening) return
  isListening = true
  // Captured before the router, which would take the closing of a dialog for a navigation.
  window.addEventListener('popstate', onPopState, { capture: true })
  goBack(getDepth(window.history.state))
}

/** Deferred, so that a menu that closes while a dialog opens passes its entry on. */
function settleSoon() {
  if (isSettling) return
  isSettling = true
  setTimeout(settle)
}

function settle() {
  isSettling = false
  if (isTraversing) return
  // The user left the page meanwhile, which removed its entries.
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
  const target = getDepth(event.state)
  const isSamePage = depth > 0 && window.location.href === address
  if (target > 0 && !(isSamePage && target < depth)) {
    depth = 0
    closeTo(0)
    return goBack(target)
  }
  if (isSamePage) event.stopImmediatePropagation()
  depth = target
  // Overlays opened during a programmatic change stay.
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

/** Returns whether no overlay is open, and so the address is the page's own. */
export function isClear(): boolean {
  return overlays.length === 0 && depth === 0 && !isTraversing
}

function runWaiting() {
  const all = [...waiting]
  waiting.clear()
  for (const run of all) run()
}

/** The position of an entry among those for overlays; 0 for the page's own entry. */
function getDepth(state: unknown): number {
  return typeof state === 'object' && state !== null && 'overlay' in state && typeof state.overlay === 'number' ? state.overlay : 0
}
