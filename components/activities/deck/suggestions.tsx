'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { ActivityChips } from '#components/activities/activity-chips'
import { GenerationProgress } from '#components/activities/deck/generation-progress'
import { SourceLine } from '#components/activities/source-line'
import { buttonClass } from '#components/ui/button'
import { EmptyState } from '#components/ui/feedback/empty-state'
import { LoadFailed } from '#components/ui/feedback/load-failed'
import { Skeleton } from '#components/ui/feedback/skeleton'
import { Picture } from '#components/ui/picture/picture'
import { useDeck } from '#lib/client/activities/use-deck'
import { getLanguageAttributes } from '#lib/client/platform/language-attributes'
import type { Activity } from '#lib/schemas/activities/activity'

interface Props {
  batchIds: string[]
  onMore: (batchIds: string[]) => void
}

/** Shows the requested activities as they arrive. */
export function Suggestions({ batchIds, onMore }: Props) {
  const t = useTranslations('byAge')
  const tDeck = useTranslations('deck')
  const deck = useDeck(batchIds, onMore)
  const { cards, missing, run } = deck
  if (deck.isError) {
    return <LoadFailed text={tDeck('loadFailed')} retryText={tDeck('retry')} isRetrying={deck.isFetching} onRetry={() => void deck.reload()} />
  }
  if (cards.length === 0 && missing === 0 && !deck.isLoading) {
    return <EmptyState level={3} picture={['kite', 'puzzle-piece']} title={t('emptyTitle')} text={run?.problem ?? t('empty')} />
  }
  return (
    <div className="flex flex-col gap-4">
      <GenerationProgress deck={deck} onCancel={deck.cancel} />
      <ul className="flex flex-col gap-4">
        {cards.map((activity) => (
          <Suggestion key={activity.id} activity={activity} />
        ))}
      </ul>
      {(deck.isLoading || run?.state === 'making') && <Skeleton className="h-32 rounded-card" />}
      {cards.length > 1 && missing === 0 && (
        <Link href={`/activities?${new URLSearchParams(batchIds.map((id) => ['batch', id]))}`} className={buttonClass('secondary')}>
          {t('asDeck')}
        </Link>
      )}
    </div>
  )
}

function Suggestion({ activity }: { activity: Activity }) {
  return (
    <li className="overflow-hidden rounded-card bg-surface shadow-card">
      <Link href={`/activity/${activity.id}`} className="flex flex-col gap-3 p-4 sm:flex-row">
        <Picture names={activity.picture} scene={activity.scene} seed={activity.title} className="h-28 shrink-0 rounded-control sm:w-32" />
        <span className="flex min-w-0 flex-col gap-2">
          <span className="font-semibold text-sub" {...getLanguageAttributes(activity.language)}>
            {activity.title}
          </span>
          <span className="text-soft" {...getLanguageAttributes(activity.language)}>
            {activity.description}
          </span>
        </span>
      </Link>
      <div className="flex flex-col gap-2 px-4 pb-4">
        <ActivityChips activity={activity} />
        <SourceLine source={activity.source} />
      </div>
    </li>
  )
}
