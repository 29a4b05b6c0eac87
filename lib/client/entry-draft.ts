'use client'

import { useSyncExternalStore } from 'react'

/** What has been typed into an entry of the journal that is not saved yet. */
export interface EntryDraft {
  childId: string
  /** YYYY-MM-DD. */
  date: string
  title: string
  description: string
  /** '' until one is chosen, else '1' to '5'. */
  rating: string
  /** A new picture; null for none; undefined leaves what is there. */
  picture: string | null | undefined
  /** The version of the entry that is being changed; of the one it was when the change began. */
  version: number | undefined
  /** Of exactly what is typed: pressing again after a lost answer makes no twin. */
  idempotencyKey: string
}

/** By entry, or by what a new one is about. */
const drafts = new Map<string, EntryDraft>()
const listeners = new Set<() => void>()

/** The draft of one entry, which outlives a dialog closed by mistake, but not the page; `initial` until something is typed. */
export function useEntryDraft(key: string, initial: EntryDraft) {
  const kept = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => drafts.get(key),
    () => undefined,
  )
  return { draft: kept ?? initial, keep: (draft: EntryDraft) => set(key, draft), clear: () => set(key, undefined) }
}

/** Leaves nothing for the next person at this browser. */
export function forgetEntryDrafts() {
  drafts.clear()
}

function set(key: string, draft: EntryDraft | undefined) {
  if (draft) drafts.set(key, draft)
  else drafts.delete(key)
  for (const listener of listeners) listener()
}
