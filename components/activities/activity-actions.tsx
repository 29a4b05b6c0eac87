'use client'

import { CircleCheckBig, Heart, Share2, SkipForward, ThumbsDown, ThumbsUp } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActionButton } from '#components/activities/action-button'
import { DislikeDialog } from '#components/activities/dislike-dialog'
import { NextIdea } from '#components/activities/next-idea'
import { ShareOutcome } from '#components/activities/share-outcome'
import { Banner } from '#components/ui/banner'
import { Button } from '#components/ui/button'
import { useActivityChange } from '#lib/client/activities'
import { useNextIdea } from '#lib/client/use-next-idea'
import { useShare } from '#lib/client/use-share'
import { useTouchSwipe } from '#lib/client/use-touch-swipe'
import type { Activity, ActivityChange } from '#lib/schemas/activity'

/** Everything an owner can do with an activity. On a phone, a swipe over the page skips (left) or saves (right). */
export function ActivityActions({ activity }: { activity: Activity }) {
  const t = useTranslations('activity')
  const router = useRouter()
  const change = useActivityChange()
  const sharing = useShare()
  const nextIdea = useNextIdea(activity)
  const [isAskingWhy, setIsAskingWhy] = useState(false)
  const isBusy = change.isPending || sharing.isPending

  /** @returns whether it was done; a failure is shown */
  async function act(action: ActivityChange): Promise<boolean> {
    if (isBusy) return false
    return change.mutateAsync({ id: activity.id, change: action }).then(
      () => true,
      () => false,
    )
  }
  async function like() {
    if (await act({ action: 'like' })) nextIdea.make()
  }
  async function dislike(reason: ActivityChange['reason']) {
    setIsAskingWhy(false)
    if (await act({ action: 'dislike', reason })) nextIdea.make()
  }
  async function skip() {
    if (await act({ action: 'skip' })) router.push('/')
  }
  const toggleSaved = () => act({ action: activity.isSaved ? 'unsave' : 'save' })

  useTouchSwipe({ enabled: !isBusy && !isAskingWhy, onLeft: () => void skip(), onRight: () => void (activity.isSaved || toggleSaved()) })

  const failed = change.isError || sharing.error !== null
  return (
    <section className="flex flex-col gap-4">
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-6">
        <ActionButton label={t('like')} icon={ThumbsUp} pressed={activity.feedback === 'liked'} disabled={isBusy} onClick={() => void like()} />
        <ActionButton
          label={t('dislike')}
          icon={ThumbsDown}
          pressed={activity.feedback === 'disliked'}
          disabled={isBusy}
          onClick={() => setIsAskingWhy(true)}
        />
        <ActionButton
          label={t(activity.isSaved ? 'saved' : 'save')}
          icon={Heart}
          pressed={activity.isSaved}
          disabled={isBusy}
          onClick={() => void toggleSaved()}
        />
        <ActionButton label={t('skip')} icon={SkipForward} disabled={isBusy} onClick={() => void skip()} />
        <ActionButton
          label={t('done')}
          icon={CircleCheckBig}
          pressed={activity.doneAt !== null}
          disabled={isBusy}
          onClick={() => void act({ action: 'done' })}
        />
        <ActionButton label={t('share')} icon={Share2} disabled={isBusy} onClick={() => void sharing.share(activity).catch(() => {})} />
      </div>
      <p className="text-center text-soft text-xs pointer-fine:hidden">{t('swipeHint')}</p>
      {failed && <Banner>{t('failed')}</Banner>}
      <ShareOutcome outcome={sharing.outcome} />
      {activity.isShared && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-sunken px-4 py-3">
          <p className="max-w-prose flex-1 text-sm">{t('sharedNow')}</p>
          <Button look="secondary" disabled={isBusy} onClick={() => void act({ action: 'unshare' })}>
            {t('stopSharing')}
          </Button>
        </div>
      )}
      <NextIdea idea={nextIdea} />
      {isAskingWhy && <DislikeDialog onClose={() => setIsAskingWhy(false)} onChoose={(reason) => void dislike(reason)} />}
    </section>
  )
}
