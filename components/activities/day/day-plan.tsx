'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { PartRow } from '#components/activities/day/part-row'
import { Button } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import { useActivityChange } from '#lib/client/activities/activities'
import { useTicks } from '#lib/client/activities/doing/use-ticks'
import { ApiError } from '#lib/client/platform/api'
import { getLanguageAttributes } from '#lib/client/platform/language-attributes'
import type { ShownActivity } from '#lib/schemas/activities/activity'

/** The schedule of a composed time. Every part can be ticked off and every activity opened; owners can swap activities. */
export function DayPlan({ activity }: { activity: ShownActivity }) {
  const t = useTranslations('activity')
  const { done, toggle } = useTicks(activity.id)
  const change = useActivityChange()
  const [swapped, setSwapped] = useState<{ part: number; before: string }>()
  const isOwn = 'status' in activity
  const { parts, beginsAt, language } = activity

  function swap(part: number, exploreActivityId?: string) {
    if (change.isPending) return
    const before = parts[part]?.exploreActivityId
    const swapping = { action: 'swap' as const, part, ...(exploreActivityId && { exploreActivityId }) }
    change.mutate(
      { id: activity.id, change: swapping },
      { onSuccess: () => setSwapped(before && !exploreActivityId ? { part, before } : undefined), onError: () => setSwapped(undefined) },
    )
  }
  const swapping = change.isPending ? change.variables.change.part : undefined

  return (
    <>
      <p className="tabular mb-2 text-sm text-soft" aria-live="polite">
        {t('stepsDone', { done: done.size, count: parts.length })}
      </p>
      <ol className="flex flex-col gap-2" {...getLanguageAttributes(language)}>
        {parts.map((part, index) => (
          <PartRow
            key={`${part.startsAtMinute} ${part.title}`}
            part={part}
            beginsAt={beginsAt}
            isDone={done.has(index)}
            onToggle={() => toggle(index)}
            onSwap={isOwn && part.exploreActivityId ? () => swap(index) : undefined}
            isSwapping={swapping === index}
          />
        ))}
      </ol>
      <div role="status" className="mt-2">
        {swapped && (
          <div className="flex items-center justify-between gap-3 rounded-control bg-sunken ps-4">
            <p className="py-3 text-sm" {...getLanguageAttributes(language)}>
              {t('swapped', { title: parts[swapped.part]?.title ?? '' })}
            </p>
            <Button look="quiet" className="shrink-0" busy={change.isPending} onClick={() => swap(swapped.part, swapped.before)}>
              {t('swapUndo')}
            </Button>
          </div>
        )}
      </div>
      {change.isError && <Banner>{change.error instanceof ApiError ? change.error.message : t('swapFailed')}</Banner>}
    </>
  )
}
