/// <reference types="google.maps" />

/** After the first, the script is asked for so many times more. */
const RETRIES = 3
/** A connection that hangs is as good as none, ms. */
const PATIENCE_MS = 15_000
/** What the script calls once it is there. */
const CALLBACK = '__mapsAreHere'

interface Wanted {
  key: string
  /** The map's own words are in this language. */
  language: string
}

/** How long before the n-th retry, ms. */
export function retryDelayMs(n: number): number {
  return n * 2 ** n
}

/** Loads Google's script, once for the page. @throws Error when it cannot be had after all retries */
export async function loadGoogleMaps(wanted: Wanted): Promise<void> {
  for (let retry = 0; !isThere(); retry++) {
    if (retry > 0) await new Promise((resolve) => setTimeout(resolve, retryDelayMs(retry)))
    try {
      await addScript(wanted)
    } catch (error) {
      if (retry === RETRIES) throw error
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
    const timer = setTimeout(() => failed('did not come in time'), PATIENCE_MS)
    const done = (settle: () => void) => {
      clearTimeout(timer)
      settle()
    }
    Object.assign(window, { [CALLBACK]: () => done(() => (isThere() ? resolve() : failed('are not what was asked for'))) })
    script.onerror = () => done(() => failed('cannot be reached'))
    lendNonce(script)
    script.src = `https://maps.googleapis.com/maps/api/js?${query}`
    document.head.append(script)
  })
}

/** Google's script gives its own scripts and style elements the nonces of the first of each that it finds in the page. */
function lendNonce(script: HTMLScriptElement) {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
  if (!nonce) return
  script.setAttribute('nonce', nonce)
  if (document.querySelector('style[nonce]')) return
  const style = document.createElement('style')
  style.setAttribute('nonce', nonce)
  document.head.append(style)
}
