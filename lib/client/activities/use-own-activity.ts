'use client'

import { useRouter } from 'next/navigation'
import { useActivityChange } from '#lib/client/activities/activities'
import { useNextIdea } from '#lib/client/activities/use-next-idea'
import { useShare } from '#lib/client/activities/use-share'
import type { DislikeReason } from '#lib/domain/activities/activity-state'
import type { Activity, ActivityChange } from '#lib/schemas/activities/activity'

/** The owner's actions for one activity. Only one action runs at a time; `hasFailed` reports a failure. */
export function useOwnActivity(activity: Activity) {
  const router = useRouter()
  const change = useActivityChange()
  const sharing = useShare()
  const nextIdea = useNextIdea(activity)
  const isBusy = change.isPending || sharing.isPending

  async function act(action: ActivityChange): Promise<boolean> {
    if (isBusy) return false
    sharing.forget()
    return change.mutateAsync({ id: activity.id, change: action }).then(
      () => true,
      () => false,
    )
  }
  return {
    isBusy,
    hasFailed: change.isError || sharing.error !== null,
    shareOutcome: sharing.outcome,
    nextIdea,
    like: async () => {
      if (await act({ action: 'like' })) nextIdea.make()
    },
    dislike: async (reason: DislikeReason | null) => {
      if (await act({ action: 'dislike', reason })) nextIdea.make()
    },
    skip: async () => {
      if (await act({ action: 'skip' })) router.push('/')
    },
    save: () => act({ action: 'save' }),
    unsave: () => act({ action: 'unsave' }),
    finish: () => act({ action: 'done' }),
    share: async () => {
      if (isBusy) return
      change.reset()
      await sharing.share(activity).catch(() => {}) // `sharing.error` is shown
    },
    stopSharing: () => act({ action: 'unshare' }),
  }
}
export type OwnActivity = ReturnType<typeof useOwnActivity>
