'use client'

import { createStore } from '#lib/client/platform/store'

/** Chromium's event (https://wicg.github.io/manifest-incubations/#beforeinstallpromptevent-interface); the standard DOM types lack it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>
}

/** The ways to install the app in this browser. */
export type InstallOffer = 'prompt' | 'ios'

const KEY = 'install-not-now'
const PAUSE_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

let prompt: InstallPrompt | undefined
/** Also applies in a browser that stores nothing, until the page is left. */
let isDismissed = false
const { notify, useValue } = createStore()

if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return
    event.preventDefault() // keeps the browser's own bar away
    prompt = event
    notify()
  })
  window.addEventListener('appinstalled', () => {
    prompt = undefined
    notify()
  })
}

/** The offer to show; undefined if there is none, or the user declined within the last 30 days. */
export function useInstallOffer(): InstallOffer | undefined {
  return useValue(findOffer, undefined)
}

/** Opens the browser's install prompt and withdraws the offer: browsers allow one prompt per event. */
export async function install(): Promise<void> {
  const offered = prompt
  prompt = undefined
  notify()
  await offered?.prompt()
}

/** Hides the offer for 30 days. */
export function declineInstall(): void {
  isDismissed = true
  try {
    localStorage.setItem(KEY, String(Date.now()))
  } catch (error) {
    console.warn('The choice cannot be kept in this browser', error)
  }
  notify()
}

function findOffer(): InstallOffer | undefined {
  if (isDismissed || wasDeclined()) return undefined
  if (prompt) return 'prompt'
  return isIosBrowser() ? 'ios' : undefined
}

function wasDeclined(): boolean {
  try {
    const days = (Date.now() - Number(localStorage.getItem(KEY) ?? Number.NEGATIVE_INFINITY)) / DAY_MS
    // A time in the future comes from a clock that was set back since.
    return days >= 0 && days < PAUSE_DAYS
  } catch {
    return false
  }
}

/** Only Safari on iOS has `standalone`; it is true in the installed app. */
function isIosBrowser(): boolean {
  return 'standalone' in navigator && navigator.standalone === false && navigator.maxTouchPoints > 1
}

function isInstallPrompt(event: Event): event is InstallPrompt {
  return 'prompt' in event && typeof event.prompt === 'function'
}
