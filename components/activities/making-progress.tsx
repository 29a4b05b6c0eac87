'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Banner } from '#components/ui/banner'
import { Button } from '#components/ui/button'
import type { DeckState } from '#lib/client/use-deck'

/** After so long without a new card a word of patience helps, ms. */
const SLOW_MS = 8000

/** How many cards are ready while the rest is made, with a way to stop; where it stopped or broke, a way to go on. */
export function MakingProgress({ deck, onCancel }: { deck: DeckState; onCancel: () => void }) {
  const t = useTranslations('deck')
  const { making, missing, cards } = deck
  if (!making || missing === 0) return null
  const counts = { ready: cards.length, count: cards.length + missing }
  if (making.state === 'making') {
    return (
      <section className="flex flex-col gap-2">
        <div className="flex min-h-11 items-center justify-between gap-3">
          <p role="status" className="tabular font-medium">
            {t('ready', counts)}
          </p>
          <Button look="quiet" className="-me-3" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </div>
        <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-sunken">
          <div
            className="h-full rounded-full bg-accent transition-[width] duration-250"
            style={{ width: `${(Math.max(counts.ready, 0.1) / counts.count) * 100}%` }}
          />
        </div>
        <Patience key={counts.ready} />
      </section>
    )
  }
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-control bg-sunken p-3 ps-4">
      <p role="status" className="text-sm">
        {making.problem ?? t(making.state === 'stopped' ? 'stopped' : 'lost', counts)}
      </p>
      {deck.hasFailed && <Banner>{t('restFailed')}</Banner>}
      <Button look="secondary" className="grow" busy={deck.isAsking} onClick={() => void deck.makeRest()}>
        {t('makeRest', { count: missing })}
      </Button>
    </section>
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
