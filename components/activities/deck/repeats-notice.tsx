'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import { Dialog } from '#components/ui/feedback/dialog'
import { startGeneration } from '#lib/client/activities/generation-run'
import { BATCH_SIZE } from '#lib/domain/activities/batch'
import { type Duration, durationFor, durations } from '#lib/domain/activities/duration'
import { toRecipient } from '#lib/domain/activities/recipient'
import type { Setting } from '#lib/domain/platform/basics'
import type { Activity } from '#lib/schemas/activities/activity'

/** A line above the deck: every activity was shown before, with other options. `first` is the deck's first card, a repeat. */
export function RepeatsNotice({ first, onStarted }: { first: Activity; onStarted: (batchId: string) => void }) {
  const t = useTranslations('repeats')
  const tDeck = useTranslations('deck')
  const [isOpen, setIsOpen] = useState(false)
  const recipient = toRecipient(first)
  const duration = durationFor(first.durationMinutes)
  const longer = durations[durations.indexOf(duration) + 1]
  const elsewhere = first.setting === 'indoor' ? 'outdoor' : 'indoor'
  const start = useMutation({
    mutationFn: ({ time, location, ...other }: { time: Duration; location: Setting; lovedBefore?: boolean }) => {
      if (!recipient) throw new Error('The activity has no recipient')
      return startGeneration({ ...recipient, duration: time, location, ...other, batchSize: BATCH_SIZE })
    },
    onSuccess: (batchId) => {
      setIsOpen(false)
      onStarted(batchId)
    },
  })
  return (
    <aside className="flex items-center justify-between gap-2 rounded-control bg-sunken ps-4 text-sm">
      <p role="status" className="min-w-0 leading-snug">
        {t('allSeen', { count: first.fittingCount ?? 0 })}
      </p>
      {recipient && (
        <Button look="quiet" className="shrink-0 px-4 underline underline-offset-4" onClick={() => setIsOpen(true)}>
          {t('other')}
        </Button>
      )}
      {isOpen && (
        <Dialog title={t('other')} closeLabel={tDeck('close')} onClose={() => setIsOpen(false)}>
          <div className="flex flex-col gap-3">
            <p className="text-soft">{t('nowRepeats')}</p>
            {start.isError && <Banner>{t('offerFailed')}</Banner>}
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
        </Dialog>
      )}
    </aside>
  )
}
