/** Moves the focus to the page's heading, where a screen reader begins to read, without scrolling. */
export function focusHeading() {
  const main = document.getElementById('main')
  const heading = main?.querySelector('h1') ?? main
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Whether this page should keep the focus that it has now. */
export function isFocusKept(): boolean {
  const { activeElement } = document
  const main = document.getElementById('main')
  const isInside = activeElement !== main && main?.contains(activeElement)
  return Boolean(isInside || document.querySelector('dialog[open]') || window.location.hash)
}
