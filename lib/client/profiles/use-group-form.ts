'use client'

import { createDraftStore } from '#lib/client/platform/forms/draft-store'
import { type KeptDraft, useRowForm } from '#lib/client/platform/forms/use-row-form'
import { useCreateGroup, useUpdateGroup } from '#lib/client/profiles/groups'
import { type Group, groupInput, group as groupSchema } from '#lib/schemas/profiles/group'

/** A group while it is edited: missing values are empty. */
export interface GroupDraft {
  name: string
  groupRange: string
  description: string
  members: string[]
}

const drafts = createDraftStore<KeptDraft<Group, GroupDraft>>()

const blank: GroupDraft = { name: '', groupRange: '', description: '', members: [] }

interface Options {
  row?: Group | undefined
  /** All children, once loaded: deleted ones are removed from the members. */
  everybody?: readonly { id: string }[] | undefined
  failed: string
  onFailed?: (() => void) | undefined
  reveal?: ((field: string) => void) | undefined
  onSaved: (group: Group) => void
}

/** The form for a new or existing group. */
export function useGroupForm({ row, everybody, failed, onFailed, reveal, onSaved }: Options) {
  const create = useCreateGroup()
  const update = useUpdateGroup(row?.id ?? '')
  return useRowForm({
    drafts,
    row,
    blank,
    toDraft,
    settle: (draft) => ({ ...draft, members: draft.members.filter((member) => !everybody || everybody.some(({ id }) => id === member)) }),
    toInput: (draft) => ({ ...draft }),
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

function toDraft({ name, groupRange, description, members }: Group): GroupDraft {
  return { name, groupRange: groupRange ?? '', description: description ?? '', members }
}
