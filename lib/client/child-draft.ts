'use client'

import { Draft, useDraft } from '#lib/client/draft'

/** What has been typed about a child that is not saved yet. */
export interface ChildDraft {
  name: string
  dateOfBirth: string
}

const kept = new Draft<ChildDraft>({ name: '', dateOfBirth: '' })

export const useChildDraft = () => useDraft(kept)
