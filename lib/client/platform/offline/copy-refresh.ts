const refreshRequests = new EventTarget()

/** Asks for new offline copies, because an activity was saved or generated. */
export function requestCopyRefresh(): void {
  refreshRequests.dispatchEvent(new Event('change'))
}

/** Calls `run` when new offline copies are needed. @returns a function that unsubscribes */
export function onCopyRefreshRequested(run: () => void): () => void {
  refreshRequests.addEventListener('change', run)
  return () => refreshRequests.removeEventListener('change', run)
}
