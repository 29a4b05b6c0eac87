'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Deck } from '#components/activities/deck/deck'
import { GenerationProgress } from '#components/activities/deck/generation-progress'
import { RepeatsNotice } from '#components/activities/deck/repeats-notice'
import { WaitingCard } from '#components/activities/deck/waiting-card'
import { buttonClass } from '#components/ui/button'
import { EmptyState } from '#components/ui/feedback/empty-state'
import { LoadFailed } from '#components/ui/feedback/load-failed'
import { type DeckState, useDeck } from '#lib/client/activities/use-deck'
import { useRecipientName } from '#lib/client/profiles/use-recipient-name'

/** The cards of one batch (or more, where one was completed later), found again after a reload by the ids in the address. */
export function DeckScreen({ firstBatchIds }: { firstBatchIds: string[] }) {
  const t = useTranslations('deck')
  const router = useRouter()
  const [batchIds, setBatchIds] = useState(firstBatchIds)
  const deck = useDeck(batchIds, show)
  const { cards, run, missing } = deck
  const isGenerating = run?.state === 'making' && missing > 0
  const name = useRecipientName(recipientOf(deck))

  function show(ids: string[]) {
    setBatchIds(ids)
    window.history.replaceState(null, '', `?${new URLSearchParams(ids.map((id) => ['batch', id]))}`)
  }

  function cancel() {
    deck.cancel()
    if (cards.length === 0) router.push('/')
  }

  const create = (
    <Link href="/" className={buttonClass()}>
      {t('create')}
    </Link>
  )
  if (deck.isError) {
    return (
      <div className="mx-auto max-w-md">
        <h1 className="mb-4 text-heading">{t('title')}</h1>
        <LoadFailed text={t('loadFailed')} retryText={t('retry')} isRetrying={deck.isFetching} onRetry={() => void deck.reload()} />
      </div>
    )
  }
  if (cards.length === 0 && missing === 0 && !deck.isLoading) {
    return <EmptyState level={1} picture={['puzzle-piece', 'kite']} title={t('emptyTitle')} text={run?.problem ?? t('empty')} action={create} />
  }
  return (
    <div className="mx-auto flex max-w-md flex-col gap-4">
      <h1 className="text-heading">{name ? t('titleFor', { name }) : t('title')}</h1>
      {cards[0]?.seenAt && <RepeatsNotice first={cards[0]} onStarted={(id) => show([id])} />}
      <GenerationProgress deck={deck} onCancel={cancel} />
      {cards.length > 0 ? (
        <Deck key={batchIds[0]} batch={cards} missing={missing} isGenerating={isGenerating} doneAction={create} />
      ) : (
        (deck.isLoading || isGenerating) && <WaitingCard {...(isGenerating && { text: t('writing') })} />
      )}
    </div>
  )
}

/** Whom the cards are for, also before the first of them is there. */
function recipientOf({ cards, run }: DeckState) {
  const request = run?.request
  const asked = { childId: request?.type === 'child' ? request.id : null, groupId: request?.type === 'group' ? request.id : null }
  return cards[0] ?? asked
}
