'use client'

import { createStore } from '#lib/client/platform/store'

/** Unsaved form drafts, by the form's key. They survive a dialog closed by mistake, but not a reload. */
export interface DraftStore<T> {
  /** The draft under a key; renders again when it changes. */
  useKept: (key: string) => T | undefined
  keep: (key: string, draft: T) => void
  forget: (key: string) => void
}

export function createDraftStore<T>(): DraftStore<T> {
  const kept = new Map<string, T>()
  const { notify, useValue } = createStore()
  return {
    useKept: (key) => useValue<T | undefined>(() => kept.get(key), undefined),
    keep(key, draft) {
      kept.set(key, draft)
      notify()
    },
    forget(key) {
      kept.delete(key)
      notify()
    },
  }
}
