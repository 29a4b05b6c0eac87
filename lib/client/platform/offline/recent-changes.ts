const changes = new EventTarget()

/** Reports that an activity was saved or generated, which the reader may want without a network. */
export function reportRecentChange(): void {
  changes.dispatchEvent(new Event('change'))
}

/** @returns a function that unsubscribes */
export function onRecentChange(run: () => void): () => void {
  changes.addEventListener('change', run)
  return () => changes.removeEventListener('change', run)
}
