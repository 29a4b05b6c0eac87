'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { activityQuery, activity as activitySchema } from '#lib/client/activities/activities'
import { api } from '#lib/client/platform/api'
import { randomKey } from '#lib/client/platform/random-key'
import { childrenQuery } from '#lib/client/profiles/children'
import { durationFor } from '#lib/domain/activities/duration'
import { toRecipient } from '#lib/domain/activities/recipient'
import type { Activity, ActivityRequest } from '#lib/schemas/activities/activity'

/** Generates another activity like this one, for its child or group, else for the user's first child. Returns null if there is no child. */
export function useNextIdea(activity: Activity) {
  const client = useQueryClient()
  const run = useMutation({
    mutationFn: async () => {
      const recipient = await findRecipient(activity, async () => (await client.ensureQueryData(childrenQuery())).at(-1)?.id)
      if (!recipient) return null
      const request: ActivityRequest = { ...recipient, duration: durationFor(activity.durationMinutes), location: activity.setting }
      return api.post('/activity', activitySchema, request, { idempotencyKey: randomKey() })
    },
    onSuccess: (made) => {
      if (made) client.setQueryData(activityQuery(made.id).queryKey, made)
    },
  })
  return { make: () => run.mutate(), made: run.data, isGenerating: run.isPending, isError: run.isError }
}
export type NextIdeaState = ReturnType<typeof useNextIdea>

async function findRecipient(activity: Activity, firstChild: () => Promise<string | undefined>) {
  const own = toRecipient(activity)
  if (own) return own
  const id = await firstChild()
  return id ? { type: 'child' as const, id } : undefined
}
