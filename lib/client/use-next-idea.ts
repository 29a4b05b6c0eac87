'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { activityQuery, activity as activitySchema } from '#lib/client/activities'
import { api } from '#lib/client/api'
import { childrenQuery } from '#lib/client/children'
import { randomKey } from '#lib/client/random-key'
import type { Whom } from '#lib/client/whom'
import { durationFor } from '#lib/domain/duration'
import type { Activity, ActivityRequest } from '#lib/schemas/activity'

/** One more activity like this one: for its own child or group, or where it has neither for the first child; null where there is no child at all. */
export function useNextIdea(activity: Activity) {
  const client = useQueryClient()

  async function findWhom(): Promise<Pick<Whom, 'type' | 'id'> | undefined> {
    if (activity.childId) return { type: 'child', id: activity.childId }
    if (activity.groupId) return { type: 'group', id: activity.groupId }
    const first = (await client.ensureQueryData(childrenQuery())).at(-1)
    return first && { type: 'child', id: first.id }
  }

  const making = useMutation({
    mutationFn: async () => {
      const whom = await findWhom()
      if (!whom) return null
      const request: ActivityRequest = { ...whom, duration: durationFor(activity.durationMinutes), location: activity.setting }
      return api.post('/activity', activitySchema, request, { idempotencyKey: randomKey() })
    },
    onSuccess: (made) => {
      if (made) client.setQueryData(activityQuery(made.id).queryKey, made)
    },
  })
  return { make: () => making.mutate(), made: making.data, isMaking: making.isPending, isError: making.isError }
}
export type NextIdeaState = ReturnType<typeof useNextIdea>
