'use client'

import { ArrowRight, LoaderCircle } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { bidiIsolate } from '#components/ui/bidi-isolate'
import { Banner } from '#components/ui/feedback/banner'
import { Picture } from '#components/ui/picture/picture'
import { useStartActivity } from '#lib/client/catalogue/use-start-activity'
import { useIsOffline } from '#lib/client/platform/offline/connection'
import type { ReadyCard } from '#lib/domain/activities/ready-card'

/** Shows an activity for each child that opens with one press, ready to do. */
export function ReadyCards({ cards }: { cards: readonly ReadyCard[] }) {
  const t = useTranslations('lately')
  if (cards.length === 0) return null
  return (
    <section aria-labelledby="ready-cards">
      <h2 id="ready-cards" className="mb-2 font-semibold text-sub">
        {t('ready')}
      </h2>
      <ul className="flex flex-col gap-3">
        {cards.map((card) => (
          <li key={card.childId}>
            <StartButton card={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Adds the activity to the child's history and opens it. */
function StartButton({ card: { childId, childName, activityId, title, picture, scene, durationMinutes } }: { card: ReadyCard }) {
  const t = useTranslations('lately')
  const isOffline = useIsOffline()
  const { start, busyKey, failedKey, refusal } = useStartActivity(activityId)
  const Icon = busyKey ? LoaderCircle : ArrowRight
  return (
    <>
      <button
        type="button"
        disabled={isOffline}
        aria-disabled={busyKey !== undefined || undefined}
        onClick={() => start({ type: 'child', id: childId })}
        className="flex w-full items-center gap-3 rounded-card bg-surface p-2 pe-4 text-start shadow-card disabled:opacity-55 aria-disabled:opacity-55"
      >
        <Picture names={picture} scene={scene} seed={activityId} className="h-16 w-20 shrink-0 rounded-control" isFirst />
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="text-sm text-soft">{t.rich('readyFor', { b: bidiIsolate, name: childName, minutes: durationMinutes })}</span>
          <span className="line-clamp-2 font-semibold leading-snug">{title}</span>
        </span>
        <Icon aria-hidden className={busyKey ? 'size-5 shrink-0 animate-spin text-accent' : 'size-5 shrink-0 text-accent rtl:-scale-x-100'} />
      </button>
      {failedKey && <Banner>{refusal ?? t('readyFailed')}</Banner>}
    </>
  )
}
