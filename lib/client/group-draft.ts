'use client'

import { Draft, useDraft } from '#lib/client/draft'

/** What has been typed about a group that is not saved yet. */
export interface GroupDraft {
  name: string
  groupRange: string
}

const kept = new Draft<GroupDraft>({ name: '', groupRange: '' })

export const useGroupDraft = () => useDraft(kept)
