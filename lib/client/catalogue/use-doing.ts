'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { activity } from '#lib/client/activities/activities'
import { ApiError, api } from '#lib/client/platform/api'
import { randomKey } from '#lib/client/platform/random-key'

/** With whom. */
interface Named {
  type: 'child' | 'group'
  id: string
}

/** Puts an activity of the catalogue into the history of a child or a group and leads there. `refusal` is what the server says against it, in the reader's language. */
export function useDoing(id: string) {
  const router = useRouter()
  // One for each: another press after a lost answer puts nothing there twice.
  const [keys] = useState(() => new Map<string, string>())
  const { mutate, isPending, isSuccess, error, variables } = useMutation({
    mutationFn: (recipient: Named) => {
      const idempotencyKey = keys.get(recipient.id) ?? randomKey()
      keys.set(recipient.id, idempotencyKey)
      const body = recipient.type === 'group' ? { groupId: recipient.id } : { childId: recipient.id }
      return api.post(`/explore/activities/${id}/do`, activity, body, { idempotencyKey })
    },
    onSuccess: (made) => router.push(`/activity/${made.id}`),
  })
  const isBusy = isPending || isSuccess
  return {
    start: ({ type, id: recipientId }: Named) => {
      if (!isBusy) mutate({ type, id: recipientId })
    },
    /** Of whom it is being done with. */
    busyId: isBusy ? variables?.id : undefined,
    /** Of whom it could not be done with. */
    failedId: error === null ? undefined : variables?.id,
    refusal: error instanceof ApiError && error.status < 500 ? error.problem?.detail : undefined,
  }
}
