'use client'

import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { ActivityActions } from '#components/activities/activity-actions'
import { ActivityChips } from '#components/activities/activity-chips'
import { ActivityText } from '#components/activities/activity-text'
import { AfterLastStep } from '#components/activities/after-last-step'
import { SwipeCard } from '#components/activities/deck/swipe-card'
import { MatchReason } from '#components/activities/match-reason'
import { SourceLine } from '#components/activities/source-line'
import { buttonClass } from '#components/ui/button'
import { Chip } from '#components/ui/chip'
import { EmptyState } from '#components/ui/feedback/empty-state'
import { LoadFailed } from '#components/ui/feedback/load-failed'
import { Skeleton } from '#components/ui/feedback/skeleton'
import { Picture } from '#components/ui/picture/picture'
import { activityQuery } from '#lib/client/activities/activities'
import { DOING } from '#lib/client/activities/doing/doing-address'
import { useOwnActivity } from '#lib/client/activities/use-own-activity'
import type { SwipeDirection } from '#lib/client/activities/use-swipe-gesture'
import { ApiError } from '#lib/client/platform/api'
import { getLanguageAttributes } from '#lib/client/platform/language-attributes'
import type { Activity, ShownActivity } from '#lib/schemas/activities/activity'

const sideways = ['left', 'right'] as const

/** Shows an activity in full: the user's own with all actions, or another user's while it is shared. */
export function ActivityScreen({ id, afterDone }: { id: string; afterDone: ReactNode }) {
  const t = useTranslations('activity')
  const { data: activity, error, isFetching, refetch } = useQuery(activityQuery(id))
  // Also if a copy on this device was shown first.
  if (error instanceof ApiError && error.status === 404) {
    const home = (
      <Link href="/" className={buttonClass()}>
        {t('home')}
      </Link>
    )
    return <EmptyState level={1} picture={['telescope', 'comet']} title={t('goneTitle')} text={t('gone')} action={home} />
  }
  if (activity) return <Article activity={activity} afterDone={afterDone} />
  if (error) {
    return (
      <>
        <h1 className="mb-5 text-title">{t('title')}</h1>
        <LoadFailed text={t('loadFailed')} retryText={t('retry')} isRetrying={isFetching} onRetry={() => void refetch()} />
      </>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <h1 className="sr-only">{t('title')}</h1>
      <Skeleton className="h-56 rounded-card" />
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="h-40" />
    </div>
  )
}

function Article({ activity, afterDone }: { activity: ShownActivity; afterDone: ReactNode }) {
  if ('status' in activity) return <OwnArticle activity={activity} afterDone={afterDone} />
  return (
    <article data-wide className="flex flex-col gap-6">
      <Top picture={<ActivityPicture activity={activity} />}>
        <ActivityHeader activity={activity} />
        <Begin />
        <SharedWithYou />
      </Top>
      <ActivityText activity={activity} />
    </article>
  )
}

/** On a phone, a swipe on the picture skips (left) or saves (right) the activity; touches on the text do nothing. */
function OwnArticle({ activity, afterDone }: { activity: Activity; afterDone: ReactNode }) {
  const t = useTranslations('activity')
  const own = useOwnActivity(activity)
  // The question appears only once: where the user marked the activity done.
  const [isDoneBelow, setIsDoneBelow] = useState(false)
  function swipe(direction: SwipeDirection) {
    if (direction === 'left') void own.skip()
    else if (!activity.isSaved) void own.save()
  }
  return (
    <article data-wide className="flex flex-col gap-6">
      <Top
        picture={
          <SwipeCard directions={sideways} texts={{ left: t('skip'), right: t('save') }} enabled={!own.isBusy} onSwipe={swipe}>
            <ActivityPicture activity={activity} />
            <p className="mt-3 text-center text-soft text-xs pointer-fine:hidden">{t('swipeHint')}</p>
          </SwipeCard>
        }
      >
        <ActivityHeader activity={activity} />
        <Begin />
        <ActivityActions activity={activity} own={own} afterDone={isDoneBelow ? null : afterDone} />
      </Top>
      <ActivityText
        activity={activity}
        afterLastStep={
          (activity.doneAt === null || isDoneBelow) && (
            <AfterLastStep
              isDone={activity.doneAt !== null}
              isBusy={own.isBusy}
              hasFailed={own.hasFailed}
              onFinish={() => {
                setIsDoneBelow(true)
                void own.finish()
              }}
            >
              {afterDone}
            </AfterLastStep>
          )
        }
      />
    </article>
  )
}

/** Shows the picture next to the title where there is space for it, in the column of the materials below. */
function Top({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[18rem_minmax(0,1fr)] lg:items-start lg:gap-x-8">
      {picture}
      <div className="flex min-w-0 flex-col gap-6">{children}</div>
    </div>
  )
}

/** Leads to the steps, and keeps the screen on. */
function Begin() {
  const t = useTranslations('activity')
  return (
    <a href={`#${DOING}`} className={buttonClass()}>
      {t('begin')}
    </a>
  )
}

function ActivityPicture({ activity }: { activity: ShownActivity }) {
  return <Picture names={activity.picture} scene={activity.scene} seed={activity.title} className="h-56 rounded-card" />
}

function ActivityHeader({ activity }: { activity: ShownActivity }) {
  const t = useTranslations('activity')
  return (
    <header className="flex flex-col gap-4">
      <h1 className="text-title" {...getLanguageAttributes(activity.language)}>
        {activity.title}
      </h1>
      <ActivityChips activity={activity}>
        <Chip>{t(`difficulty.${activity.difficulty}`)}</Chip>
        <Chip>{t(activity.isFree ? 'free' : 'paid')}</Chip>
      </ActivityChips>
      <p {...getLanguageAttributes(activity.language)}>{activity.description}</p>
      {'because' in activity && <MatchReason activity={activity} />}
      <SourceLine source={activity.source} />
    </header>
  )
}

function SharedWithYou() {
  const t = useTranslations('activity')
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-sm text-soft">{t('someoneElses')}</p>
      <Link href="/" className={buttonClass('secondary')}>
        {t('makeOwn')}
      </Link>
    </div>
  )
}
