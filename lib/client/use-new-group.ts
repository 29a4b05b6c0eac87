'use client'

import { useRef } from 'react'
import { type GroupDraft, useGroupDraft } from '#lib/client/group-draft'
import { useCreateGroup } from '#lib/client/groups'
import { randomKey } from '#lib/client/random-key'
import { useForm } from '#lib/client/use-form'
import { type Group, groupInput } from '#lib/schemas/group'

/** The form for a group: what is typed so far, and the way to save it once. */
export function useNewGroup({ failed, onAdded }: { failed: string; onAdded: (group: Group) => void }) {
  const { draft, change, clear } = useGroupDraft()
  const create = useCreateGroup()
  // One key for what is typed: pressing again after a lost answer makes no twin.
  const idempotencyKey = useRef(randomKey())
  function edit(part: Partial<GroupDraft>) {
    idempotencyKey.current = randomKey()
    change(part)
  }
  const form = useForm({
    schema: groupInput,
    failed,
    submit: async (input) => {
      const group = await create.mutateAsync({ input, idempotencyKey: idempotencyKey.current })
      clear()
      onAdded(group)
    },
  })
  // While what comes next loads, the saved one stands where it was typed.
  const saved = create.data && { name: create.data.name, groupRange: create.data.groupRange ?? '' }
  return { ...form, draft: saved ?? draft, edit, isBusy: form.isSubmitting || create.isSuccess }
}
export type NewGroup = ReturnType<typeof useNewGroup>
