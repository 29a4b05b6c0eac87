'use client'

import { createStore } from '#lib/client/platform/store'

/** The storage key of a visitor's materials at home. */
const KEY = 'materials-at-home'
/** The API's limit and format for ids; other content was not written by this app. */
const MAX_MATERIALS = 500
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/

const NOTHING: readonly string[] = []
/** Browsers notify other tabs of storage changes. */
const { notify, useValue } = createStore((follower) => {
  window.addEventListener('storage', follower)
  return () => window.removeEventListener('storage', follower)
})
/** The list while the browser cannot store it (storage full or disabled), until the page is left. */
let kept: string | null = null
let read: { text: string | null; ids: readonly string[] } = { text: null, ids: NOTHING }

/** Ids of a visitor's materials at home, the same in every tab. Empty if none were chosen, and while the server renders. */
export function useLocalMaterials(): readonly string[] {
  return useValue(getLocalMaterials, NOTHING)
}

/** Returns the current ids. */
export function getLocalMaterials(): readonly string[] {
  const text = readStored()
  if (text !== read.text) read = { text, ids: parseIds(text) }
  return read.ids
}

/** Replaces the list of materials at home. Never fails: without storage the list lasts as long as the page. */
export function keepLocalMaterials(ids: readonly string[]): void {
  kept = ids.length === 0 ? null : JSON.stringify(ids)
  try {
    if (kept === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, kept)
    kept = null
  } catch (error) {
    console.warn('The list of materials at home cannot be stored in this browser', error)
  }
  notify()
}

function readStored(): string | null {
  if (kept !== null) return kept
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function parseIds(text: string | null): readonly string[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    const ids = Array.isArray(found) ? found.filter((id) => typeof id === 'string' && id.length <= 60 && ID.test(id)) : NOTHING
    return [...new Set<string>(ids)].slice(0, MAX_MATERIALS)
  } catch {
    return NOTHING
  }
}
