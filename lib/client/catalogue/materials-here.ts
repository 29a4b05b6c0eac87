'use client'

import { createStore } from '#lib/client/platform/store'

/** Where a visitor's list of what is at home is kept. */
const KEY = 'materials-at-home'
/** As many as the API takes, and what an id looks like: anything else was put there by something else. */
const MOST = 500
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/

const NOTHING: readonly string[] = []
/** The browser tells other tabs what is kept in one. */
const { changed, useValue } = createStore((follower) => {
  window.addEventListener('storage', follower)
  return () => window.removeEventListener('storage', follower)
})
/** What is kept where the browser keeps nothing (storage that is full or switched off): until the page is left. */
let kept: string | null = null
let read: { text: string | null; ids: readonly string[] } = { text: null, ids: NOTHING }

/** Ids of what a visitor at this browser has at home; the same in every tab. Empty where nothing was said, and while the server draws. */
export function useMaterialsHere(): readonly string[] {
  return useValue(materialsHere, NOTHING)
}

/** The same, now. */
export function materialsHere(): readonly string[] {
  const text = stored()
  if (text !== read.text) read = { text, ids: idsIn(text) }
  return read.ids
}

/** Says what is at home, in place of what was said before. Never fails: without storage it holds for as long as the page. */
export function keepMaterialsHere(ids: readonly string[]): void {
  kept = ids.length === 0 ? null : JSON.stringify(ids)
  try {
    if (kept === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, kept)
    kept = null
  } catch (error) {
    console.warn('What is at home cannot be kept in this browser', error)
  }
  changed()
}

function stored(): string | null {
  if (kept !== null) return kept
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function idsIn(text: string | null): readonly string[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    const ids = Array.isArray(found) ? found.filter((id) => typeof id === 'string' && id.length <= 60 && ID.test(id)) : NOTHING
    return [...new Set<string>(ids)].slice(0, MOST)
  } catch {
    return NOTHING
  }
}
