const changes = new EventTarget()

/** Reports that something was saved or made, which the reader may want without a network. */
export function reportRecentChange(): void {
  changes.dispatchEvent(new Event('change'))
}

/** @returns a function that stops it */
export function onRecentChange(run: () => void): () => void {
  changes.addEventListener('change', run)
  return () => changes.removeEventListener('change', run)
}
