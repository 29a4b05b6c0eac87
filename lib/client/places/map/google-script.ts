/// <reference types="google.maps" />

/** Retries after the first attempt to load the script. */
const MAX_RETRIES = 3
/** A connection that hangs counts as failed, ms. */
const TIMEOUT_MS = 15_000
/** The global function that the script calls when it is loaded. */
const CALLBACK = '__mapsAreHere'

interface Wanted {
  key: string
  /** The language of the map's own texts. */
  language: string
}

/** The delay before the n-th retry, ms. */
export function retryDelayMs(n: number): number {
  return n * 2 ** n
}

/** Loads Google's script, once per page. @throws Error if it is unavailable after all retries */
export async function loadGoogleMaps(wanted: Wanted): Promise<void> {
  for (let retry = 0; !isThere(); retry++) {
    if (retry > 0) await new Promise((resolve) => setTimeout(resolve, retryDelayMs(retry)))
    try {
      await addScript(wanted)
    } catch (error) {
      if (retry === MAX_RETRIES) throw error
    }
  }
}

function isThere(): boolean {
  return typeof google !== 'undefined' && typeof google.maps?.importLibrary === 'function'
}

function addScript({ key, language }: Wanted): Promise<void> {
  const script = document.createElement('script')
  const query = new URLSearchParams({ key, language, v: 'weekly', loading: 'async', callback: CALLBACK })
  return new Promise<void>((resolve, reject) => {
    const failed = (why: string) => {
      script.remove()
      reject(new Error(`Google's maps ${why}`))
    }
    const timer = setTimeout(() => failed('did not load in time'), TIMEOUT_MS)
    const done = (settle: () => void) => {
      clearTimeout(timer)
      settle()
    }
    Object.assign(window, { [CALLBACK]: () => done(() => (isThere() ? resolve() : failed('loaded without the expected functions'))) })
    script.onerror = () => done(() => failed('cannot be reached'))
    addNonce(script)
    script.src = `https://maps.googleapis.com/maps/api/js?${query}`
    document.head.append(script)
  })
}

/** Adds nonces to the page: Google's script copies the first script nonce and style nonce that it finds to its own elements. */
function addNonce(script: HTMLScriptElement) {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
  if (!nonce) return
  script.setAttribute('nonce', nonce)
  if (document.querySelector('style[nonce]')) return
  const style = document.createElement('style')
  style.setAttribute('nonce', nonce)
  document.head.append(style)
}
