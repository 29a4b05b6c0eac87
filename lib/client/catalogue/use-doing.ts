'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { activity } from '#lib/client/activities/activities'
import { ApiError, api } from '#lib/client/platform/api'
import { randomKey } from '#lib/client/platform/random-key'

/** Puts an activity of the catalogue into a child's history and leads there. `refusal` is what the server says against it, in the reader's language. */
export function useDoing(id: string) {
  const router = useRouter()
  // One for each child: another press after a lost answer puts nothing there twice.
  const [keys] = useState(() => new Map<string, string>())
  const { mutate, isPending, isSuccess, error, variables } = useMutation({
    mutationFn: (childId: string) => {
      const idempotencyKey = keys.get(childId) ?? randomKey()
      keys.set(childId, idempotencyKey)
      return api.post(`/explore/activities/${id}/do`, activity, { childId }, { idempotencyKey })
    },
    onSuccess: (made) => router.push(`/activity/${made.id}`),
  })
  const isBusy = isPending || isSuccess
  return {
    start: (childId: string) => {
      if (!isBusy) mutate(childId)
    },
    /** Of the child that it is being done with. */
    busyId: isBusy ? variables : undefined,
    hasFailed: error !== null,
    refusal: error instanceof ApiError && error.status < 500 ? error.problem?.detail : undefined,
  }
}
