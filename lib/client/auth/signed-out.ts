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
 * Loads this page again once another tab signs out: it may show personal data. What is being written in a dialog stays, and can be
 * sent after signing in again.
 * @returns a function that stops that
 */
export function followSignOut(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY && !document.querySelector('dialog[open] form')) window.location.reload()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
