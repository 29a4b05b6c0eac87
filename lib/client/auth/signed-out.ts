const KEY = 'signed-out'

/** Tells the other tabs of this browser that the account has signed out. */
export function announceSignOut(): void {
  try {
    localStorage.setItem(KEY, String(Date.now()))
  } catch (error) {
    console.warn('Other tabs notice the sign-out with their next request', error)
  }
}

/**
 * Reloads this page when another tab signs out: it may show personal data. A page with typed text stays, to be sent after signing in again.
 * @returns a function that unsubscribes
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
