'use client'

import { CircleCheckBig, Heart, Share2, ThumbsDown, ThumbsUp, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ActionButton } from '#components/activities/action-button'
import { DislikeDialog } from '#components/activities/deck/dislike-dialog'
import { NextIdea } from '#components/activities/deck/next-idea'
import { ShareOutcome } from '#components/activities/share-outcome'
import { Button } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import type { OwnActivity } from '#lib/client/activities/use-own-activity'
import type { Activity } from '#lib/schemas/activities/activity'

interface Props {
  activity: Activity
  own: OwnActivity
  /** The question shown after the activity is done. */
  afterDone: ReactNode
}

/** Shows the owner's buttons for an activity, and the results of pressing them. */
export function ActivityActions({ activity, own, afterDone }: Props) {
  const t = useTranslations('activity')
  const [isAskingWhy, setIsAskingWhy] = useState(false)
  const [wasDone] = useState(activity.doneAt !== null)
  const { isBusy } = own
  return (
    <section className="flex flex-col gap-4">
      {/* Left and right follow the swipe directions in every language. */}
      <div dir="ltr" className="grid grid-cols-3 gap-2 sm:grid-cols-6">
        <ActionButton
          label={t('dislike')}
          icon={ThumbsDown}
          pressed={activity.feedback === 'disliked'}
          disabled={isBusy}
          onClick={() => setIsAskingWhy(true)}
        />
        <ActionButton
          label={t('done')}
          icon={CircleCheckBig}
          pressed={activity.doneAt !== null}
          disabled={isBusy}
          onClick={() => void own.finish()}
        />
        <ActionButton label={t('like')} icon={ThumbsUp} pressed={activity.feedback === 'liked'} disabled={isBusy} onClick={() => void own.like()} />
        <ActionButton label={t('skip')} icon={X} disabled={isBusy} onClick={() => void own.skip()} />
        <ActionButton label={t('share')} icon={Share2} disabled={isBusy} onClick={() => void own.share()} />
        <ActionButton
          label={t(activity.isSaved ? 'saved' : 'save')}
          icon={Heart}
          pressed={activity.isSaved}
          disabled={isBusy}
          onClick={() => void (activity.isSaved ? own.unsave() : own.save())}
        />
      </div>
      <div role="status">{activity.doneAt !== null && afterDone && <AfterDone isNew={!wasDone}>{afterDone}</AfterDone>}</div>
      {own.hasFailed && <Banner>{t('failed')}</Banner>}
      <ShareOutcome outcome={own.shareOutcome} />
      {activity.isShared && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-sunken px-4 py-3">
          <p className="max-w-prose flex-1 text-sm">{t('sharedNow')}</p>
          <Button look="secondary" disabled={isBusy} onClick={() => void own.stopSharing()}>
            {t('stopSharing')}
          </Button>
        </div>
      )}
      <NextIdea idea={own.nextIdea} />
      {isAskingWhy && (
        <DislikeDialog
          onClose={() => setIsAskingWhy(false)}
          onChoose={(reason) => {
            setIsAskingWhy(false)
            void own.dislike(reason)
          }}
        />
      )}
    </section>
  )
}

/** Shows the question after the activity is done. */
function AfterDone({ isNew, children }: { isNew: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  // On a phone the bottom navigation may cover it.
  useEffect(() => {
    if (isNew) box.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [isNew])
  return (
    <div ref={box} className="rounded-control bg-good-soft px-4 py-3">
      {children}
    </div>
  )
}
