'use client'

import { useRef } from 'react'
import { type ChildDraft, useChildDraft } from '#lib/client/child-draft'
import { useCreateChild } from '#lib/client/children'
import { randomKey } from '#lib/client/random-key'
import { useForm } from '#lib/client/use-form'
import { type Child, childInput } from '#lib/schemas/child'

/** The form for a child: what is typed so far, and the way to save it once. */
export function useNewChild({ failed, onAdded }: { failed: string; onAdded: (child: Child) => void }) {
  const { draft, change, clear } = useChildDraft()
  const create = useCreateChild()
  // One key for what is typed: pressing again after a lost answer makes no twin.
  const idempotencyKey = useRef(randomKey())
  function edit(part: Partial<ChildDraft>) {
    idempotencyKey.current = randomKey()
    change(part)
  }
  const form = useForm({
    schema: childInput,
    failed,
    submit: async (input) => {
      const child = await create.mutateAsync({ input, idempotencyKey: idempotencyKey.current })
      clear()
      onAdded(child)
    },
  })
  // While what comes next loads, the saved one stands where it was typed.
  return { ...form, draft: create.data ?? draft, edit, isBusy: form.isSubmitting || create.isSuccess }
}
export type NewChild = ReturnType<typeof useNewChild>
