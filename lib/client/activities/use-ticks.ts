'use client'

import { localDay } from '#lib/client/platform/local-day'
import { ACCOUNT_PREFIX, removeAccountValues } from '#lib/client/platform/offline/account-values'
import { keepsNothing } from '#lib/client/platform/offline/keep-nothing'
import { createStore } from '#lib/client/platform/store'

const PREFIX = `${ACCOUNT_PREFIX}steps `

const { notify, useValue } = createStore((follower) => {
  window.addEventListener('storage', follower)
  return () => window.removeEventListener('storage', follower)
})
/** Ticks that the browser cannot store (storage full or disabled), until the page is left. */
const notKept = new Map<string, string>()

/** The ticked steps of an activity, by number from 0. They last for the day, so that a closed app loses none. Server-rendered pages have no ticks. */
export function useTicks(activityId: string): { done: ReadonlySet<number>; toggle: (index: number) => void } {
  const key = PREFIX + activityId
  const kept = useValue(() => readStored(key), '')
  const done = new Set(kept.split(',').filter(Boolean).map(Number))
  function toggle(index: number) {
    const next = new Set(done)
    if (!next.delete(index)) next.add(index)
    keep(key, [...next].join(','))
    notify()
  }
  return { done, toggle }
}

/** The storage for ticks: the tab's only, on a device that must keep nothing. */
function storage(): Storage {
  return keepsNothing() ? sessionStorage : localStorage
}

function readStored(key: string): string {
  try {
    const [day, ticks] = (notKept.get(key) ?? storage().getItem(key) ?? '').split(' ')
    return day === localDay() && ticks ? ticks : ''
  } catch {
    return ''
  }
}

function keep(key: string, ticks: string) {
  const text = `${localDay()} ${ticks}`
  try {
    removeAccountValues((value) => value.split(' ')[0] !== localDay())
    storage().setItem(key, text)
    notKept.delete(key)
  } catch {
    notKept.set(key, text)
  }
}
