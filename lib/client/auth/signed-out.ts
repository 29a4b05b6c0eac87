const KEY = 'signed-out'

/** Tells the other tabs of this browser that its account has signed out. */
export function tellSignedOut(): void {
  try {
    localStorage.setItem(KEY, String(Date.now()))
  } catch (error) {
    console.warn('Other tabs learn of the sign-out with their next call', error)
  }
}

/**
 * Loads this page again once another tab signs out: it may show personal data. A page in which something was typed stays, so that
 * it can be sent after signing in again.
 * @returns a function that stops that
 */
export function followSignOut(): () => void {
  let hasTyped = false
  const onInput = () => {
    hasTyped = true
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY && !hasTyped) window.location.reload()
  }
  document.addEventListener('input', onInput)
  window.addEventListener('storage', onStorage)
  return () => {
    document.removeEventListener('input', onInput)
    window.removeEventListener('storage', onStorage)
  }
}
