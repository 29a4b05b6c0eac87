'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { activity } from '#lib/client/activities/activities'
import { ApiError, api } from '#lib/client/platform/api'
import { randomKey } from '#lib/client/platform/random-key'

/** The child or group that does the activity. */
interface Named {
  type: 'child' | 'group'
  id: string
}

/** Adds a catalogue activity to the history of a child or group and opens it. `refusal` is the server's message in the user's language. */
export function useStartActivity(id: string) {
  const router = useRouter()
  // One key per recipient: a repeated click after a lost response adds no duplicate.
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
    /** The id of the recipient in progress. */
    busyId: isBusy ? variables?.id : undefined,
    /** The id of the recipient for whom it failed. */
    failedId: error === null ? undefined : variables?.id,
    refusal: error instanceof ApiError && error.status < 500 ? error.problem?.detail : undefined,
  }
}
