'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { activity } from '#lib/client/activities/activities'
import { ApiError, api } from '#lib/client/platform/api'
import { randomKey } from '#lib/client/platform/random-key'

/** Who does the activity: a child, a group, or several children. */
type Recipients = { type: 'child' | 'group'; id: string } | { type: 'children'; ids: readonly string[] }

/** The fields of the request. */
function toBody(recipients: Recipients) {
  if (recipients.type === 'children') return { childIds: recipients.ids }
  return recipients.type === 'group' ? { groupId: recipients.id } : { childId: recipients.id }
}

/** A unique key; for one recipient its id. */
const keyOf = (recipients: Recipients) => (recipients.type === 'children' ? recipients.ids.toSorted().join() : recipients.id)

/** Adds a catalogue activity to the history of its recipients and opens it. `refusal` is the server's message in the user's language. */
export function useStartActivity(id: string) {
  const router = useRouter()
  // One key per recipient: a repeated click after a lost response adds no duplicate.
  const [keys] = useState(() => new Map<string, string>())
  const { mutate, isPending, isSuccess, error, variables } = useMutation({
    mutationFn: (recipients: Recipients) => {
      const idempotencyKey = keys.get(keyOf(recipients)) ?? randomKey()
      keys.set(keyOf(recipients), idempotencyKey)
      return api.post(`/explore/activities/${id}/do`, activity, toBody(recipients), { idempotencyKey })
    },
    onSuccess: (made) => router.push(`/activity/${made.id}`),
  })
  const isBusy = isPending || isSuccess
  return {
    start: (recipients: Recipients) => {
      if (!isBusy) mutate(recipients)
    },
    /** The key of the recipients in progress. */
    busyKey: isBusy && variables ? keyOf(variables) : undefined,
    /** The key of the recipients for whom it failed. */
    failedKey: error !== null && variables ? keyOf(variables) : undefined,
    refusal: error instanceof ApiError && error.status < 500 ? error.problem?.detail : undefined,
  }
}
