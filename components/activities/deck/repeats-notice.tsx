'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import { startGeneration } from '#lib/client/activities/generation-run'
import { BATCH_SIZE } from '#lib/domain/activities/batch'
import { type Duration, durationFor, durations } from '#lib/domain/activities/duration'
import { recipientOf } from '#lib/domain/activities/recipient'
import type { Setting } from '#lib/domain/platform/basics'
import type { Activity } from '#lib/schemas/activities/activity'

/** Says that there is nothing new any more, and offers what is nearest. `first` is the deck's first card, a repeat. */
export function RepeatsNotice({ first, onStarted }: { first: Activity; onStarted: (batchId: string) => void }) {
  const t = useTranslations('repeats')
  const recipient = recipientOf(first)
  const duration = durationFor(first.durationMinutes)
  const longer = durations[durations.indexOf(duration) + 1]
  const elsewhere = first.setting === 'indoor' ? 'outdoor' : 'indoor'
  const start = useMutation({
    mutationFn: ({ time, location, ...other }: { time: Duration; location: Setting; lovedBefore?: boolean }) => {
      if (!recipient) throw new Error('Nobody to make it for')
      return startGeneration({ ...recipient, duration: time, location, ...other, batchSize: BATCH_SIZE })
    },
    onSuccess: onStarted,
  })
  return (
    <aside className="flex flex-col gap-2 rounded-control bg-sunken px-4 py-3 text-sm">
      <p role="status">{t('allSeen', { count: first.fittingCount ?? 0 })}</p>
      {start.isError && <Banner>{t('offerFailed')}</Banner>}
      {recipient && (
        <div className="flex flex-wrap gap-2">
          {longer && (
            <Button look="secondary" busy={start.isPending} onClick={() => start.mutate({ time: longer, location: first.setting })}>
              {t('longer')}
            </Button>
          )}
          <Button look="secondary" busy={start.isPending} onClick={() => start.mutate({ time: duration, location: elsewhere })}>
            {t(elsewhere)}
          </Button>
          <Button
            look="secondary"
            busy={start.isPending}
            onClick={() => start.mutate({ time: duration, location: first.setting, lovedBefore: true })}
          >
            {t('loved')}
          </Button>
        </div>
      )}
    </aside>
  )
}
