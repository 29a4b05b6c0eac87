'use client'

import { draftStore } from '#lib/client/draft-store'
import { useCreateGroup, useUpdateGroup } from '#lib/client/groups'
import { type KeptDraft, useRowForm } from '#lib/client/use-row-form'
import { type Group, groupInput, group as groupSchema } from '#lib/schemas/group'

/** A group as it is typed: what is not said is empty. */
export interface GroupDraft {
  name: string
  groupRange: string
  description: string
  members: string[]
}

const drafts = draftStore<KeptDraft<Group, GroupDraft>>()

const blank: GroupDraft = { name: '', groupRange: '', description: '', members: [] }

/** The form for a group: a new one, or one to change. */
export function useGroupForm({ row, failed, onSaved }: { row?: Group | undefined; failed: string; onSaved: (group: Group) => void }) {
  const create = useCreateGroup()
  const update = useUpdateGroup(row?.id ?? '')
  return useRowForm({
    drafts,
    row,
    blank,
    draftOf,
    inputOf: (draft) => ({ ...draft }),
    schema: groupInput,
    rowSchema: groupSchema,
    create: (input, idempotencyKey) => create.mutateAsync({ input, idempotencyKey }),
    update: (change) => update.mutateAsync(change),
    failed,
    onSaved,
  })
}
export type GroupForm = ReturnType<typeof useGroupForm>

function draftOf({ name, groupRange, description, members }: Group): GroupDraft {
  return { name, groupRange: groupRange ?? '', description: description ?? '', members }
}
