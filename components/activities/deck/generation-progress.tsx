'use client'

import { clsx } from 'clsx/lite'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import type { DeckState } from '#lib/client/activities/use-deck'

/** After this time without a new card, a message asks for patience, ms. */
const SLOW_MS = 8000

/**
 * Shows the number of finished cards, with a button to stop, or to continue after a stop or an error. The status element is always present:
 * screen readers do not announce one that appears together with its text.
 */
export function GenerationProgress({ deck, onCancel }: { deck: DeckState; onCancel: () => void }) {
  const sentence = useProgressMessage(deck)
  const t = useTranslations('deck')
  const { run, missing, cards } = deck
  const isGenerating = run?.state === 'making' && missing > 0
  const isBroken = run !== undefined && !isGenerating && missing > 0
  return (
    <section
      className={clsx(isGenerating || isBroken || deck.isFewer ? 'flex flex-col gap-2' : 'sr-only', isBroken && 'rounded-control bg-sunken p-3 ps-4')}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p role="status" className={isGenerating ? 'tabular font-medium' : 'text-sm'}>
          {sentence}
        </p>
        {isGenerating && (
          <Button look="quiet" className="-me-3" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
        {isBroken && (
          <Button look="secondary" className="grow" busy={deck.isAsking} onClick={() => void deck.generateMissing()}>
            {t('makeRest', { count: missing })}
          </Button>
        )}
      </div>
      {isBroken && deck.hasFailed && <Banner>{t('restFailed')}</Banner>}
      {isGenerating && (
        <>
          <Bar ready={cards.length} count={cards.length + missing} />
          <Patience key={cards.length} />
        </>
      )}
    </section>
  )
}

/** Returns the message about the current or last batch; empty for an earlier one. */
function useProgressMessage({ run, missing, cards, isFewer }: DeckState): string {
  const t = useTranslations('deck')
  if (!run) return ''
  if (run.problem) return run.problem
  const counts = { ready: cards.length, count: cards.length + missing }
  if (isFewer) return t('fewer', counts)
  if (run.state === 'making' || run.state === 'made') return run.activities.length > 0 || missing > 0 ? t('ready', counts) : ''
  return missing === 0 ? '' : t(run.state === 'stopped' ? 'stopped' : 'lost', counts)
}

function Bar({ ready, count }: { ready: number; count: number }) {
  return (
    <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-sunken">
      <div className="h-full rounded-full bg-accent transition-[width] duration-250" style={{ width: `${(Math.max(ready, 0.1) / count) * 100}%` }} />
    </div>
  )
}

function Patience() {
  const t = useTranslations('deck')
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p aria-live="polite" className="text-sm text-soft">
      {isSlow && t('slow')}
    </p>
  )
}
