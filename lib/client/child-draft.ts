'use client'

import { useSyncExternalStore } from 'react'

/** What has been typed about a child that is not saved yet. */
export interface ChildDraft {
  name: string
  dateOfBirth: string
}

const empty: ChildDraft = { name: '', dateOfBirth: '' }
let draft = empty
const listeners = new Set<() => void>()

/** The draft, which outlives a dialog closed by mistake and the steps of onboarding, but not the page. */
export function useChildDraft() {
  const current = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => draft,
    () => empty,
  )
  return { draft: current, change: (part: Partial<ChildDraft>) => set({ ...draft, ...part }), clear: () => set(empty) }
}

function set(next: ChildDraft) {
  draft = next
  for (const listener of listeners) listener()
}
