'use client'

import { createDraftStore } from '#lib/client/platform/forms/draft-store'
import { type KeptDraft, useRowForm } from '#lib/client/platform/forms/use-row-form'
import { useCreateGroup, useUpdateGroup } from '#lib/client/profiles/groups'
import type { GroupSize } from '#lib/domain/profiles/group-size'
import { type Group, groupInput, group as groupSchema } from '#lib/schemas/profiles/group'

/** A group while it is edited: missing values are empty. */
export interface GroupDraft {
  name: string
  groupRange: string
  /** Undefined until it is said. */
  groupSize: GroupSize | undefined
  description: string
  members: string[]
}

const drafts = createDraftStore<KeptDraft<Group, GroupDraft>>()

const blank: GroupDraft = { name: '', groupRange: '', groupSize: undefined, description: '', members: [] }

interface Options {
  row?: Group | undefined
  /** All children, once loaded: deleted ones are removed from the members. */
  allRecipients?: readonly { id: string }[] | undefined
  failed: string
  onFailed?: (() => void) | undefined
  reveal?: ((field: string) => void) | undefined
  onSaved: (group: Group) => void
}

/** The form for a new or existing group. */
export function useGroupForm({ row, allRecipients, failed, onFailed, reveal, onSaved }: Options) {
  const create = useCreateGroup()
  const update = useUpdateGroup(row?.id ?? '')
  return useRowForm({
    drafts,
    row,
    blank,
    toDraft,
    settle: (draft) => ({ ...draft, members: draft.members.filter((member) => !allRecipients || allRecipients.some(({ id }) => id === member)) }),
    toInput: ({ groupSize = null, ...draft }) => ({ ...draft, groupSize }),
    schema: groupInput,
    rowSchema: groupSchema,
    create: create.mutateAsync,
    update: update.mutateAsync,
    failed,
    onFailed,
    reveal,
    onSaved,
  })
}
export type GroupForm = ReturnType<typeof useGroupForm>

function toDraft({ name, groupRange, groupSize, description, members }: Group): GroupDraft {
  return { name, groupRange: groupRange ?? '', groupSize: groupSize ?? undefined, description: description ?? '', members }
}
