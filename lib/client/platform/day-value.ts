'use client'

import { localDay } from '#lib/client/platform/local-day'
import { ACCOUNT_PREFIX, removeAccountValues } from '#lib/client/platform/offline/account-values'
import { keepsNothing } from '#lib/client/platform/offline/keep-nothing'
import { createStore } from '#lib/client/platform/store'

const { notify, useValue } = createStore((follower) => {
  window.addEventListener('storage', follower)
  return () => window.removeEventListener('storage', follower)
})
/** Values that the browser cannot store (storage full or disabled), until the page is left. */
const notKept = new Map<string, string>()

/** A text that the browser keeps for the day, so that a closed app does not lose it; empty on the server and on another day. */
export function useDayValue(name: string): [value: string, keep: (value: string) => void] {
  const key = ACCOUNT_PREFIX + name
  const value = useValue(() => readStored(key), '')
  function keepNow(next: string) {
    keep(key, next)
    notify()
  }
  return [value, keepNow]
}

/** The storage: the tab's only, on a device that must keep nothing. */
function storage(): Storage {
  return keepsNothing() ? sessionStorage : localStorage
}

function readStored(key: string): string {
  try {
    const text = notKept.get(key) ?? storage().getItem(key) ?? ''
    const day = localDay()
    return text.startsWith(`${day} `) ? text.slice(day.length + 1) : ''
  } catch {
    return ''
  }
}

function keep(key: string, value: string) {
  const text = `${localDay()} ${value}`
  try {
    removeAccountValues((kept) => kept.split(' ')[0] !== localDay())
    storage().setItem(key, text)
    notKept.delete(key)
  } catch {
    notKept.set(key, text)
  }
}
