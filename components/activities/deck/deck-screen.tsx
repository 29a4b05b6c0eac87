'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { CardContainer } from '#components/activities/deck/card-container'
import { Deck } from '#components/activities/deck/deck'
import { GenerationProgress } from '#components/activities/deck/generation-progress'
import { RepeatsNotice } from '#components/activities/deck/repeats-notice'
import { SideBySide } from '#components/activities/deck/side-by-side'
import { SideBySideCards } from '#components/activities/deck/side-by-side-cards'
import { WaitingCard } from '#components/activities/deck/waiting-card'
import { buttonClass } from '#components/ui/button'
import { EmptyState } from '#components/ui/feedback/empty-state'
import { LoadFailed } from '#components/ui/feedback/load-failed'
import { type DeckState, useDeck } from '#lib/client/activities/use-deck'
import { type RecipientIds, useRecipientName } from '#lib/client/profiles/use-recipient-name'

/** The cards of one batch, or of several that complete it. The ids in the address survive a reload. */
export function DeckScreen({ firstBatchIds }: { firstBatchIds: string[] }) {
  const t = useTranslations('deck')
  const router = useRouter()
  const [batchIds, setBatchIds] = useState(firstBatchIds)
  const deck = useDeck(batchIds, show)
  const { cards, run, missing } = deck
  const isGenerating = run?.state === 'making' && missing > 0
  const recipients = listRecipients(deck)
  const name = useRecipientName(combineRecipients(recipients))

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
    const action =
      run?.problem && run.request.type === 'children' ? (
        <div className="flex flex-col items-center gap-3">
          <SideBySide request={run.request} onMade={show} />
          {create}
        </div>
      ) : (
        create
      )
    return <EmptyState level={1} picture={['puzzle-piece', 'kite']} title={t('emptyTitle')} text={run?.problem ?? t('empty')} action={action} />
  }
  if (recipients.length > 1 && missing === 0) {
    return (
      <div className="mx-auto flex w-full max-w-5xl flex-col gap-4">
        <h1 className="text-heading">{name ? t('titleFor', { name }) : t('title')}</h1>
        <SideBySideCards cards={cards} />
      </div>
    )
  }
  return (
    <div data-fills-screen="at-least" data-wide className="mx-auto flex w-full max-w-md flex-1 flex-col gap-2 lg:max-w-none">
      <h1 className="text-sub">{name ? t('titleFor', { name }) : t('title')}</h1>
      {cards[0]?.seenAt && <RepeatsNotice first={cards[0]} onStarted={(id) => show([id])} />}
      <GenerationProgress deck={deck} onCancel={cancel} />
      {cards.length > 0 ? (
        <Deck key={batchIds[0]} batch={cards} missing={missing} isGenerating={isGenerating} doneAction={create} />
      ) : (
        (deck.isLoading || isGenerating) && (
          <div className="flex w-full max-w-md flex-1 flex-col lg:mx-auto">
            <CardContainer>
              <WaitingCard {...(isGenerating && { text: t('writing') })} />
            </CardContainer>
          </div>
        )
      )}
    </div>
  )
}

/** The distinct recipients of the cards, also before the first card arrives. */
function listRecipients({ cards, run }: DeckState): RecipientIds[] {
  if (cards.length > 0) return [...new Map(cards.map((card) => [`${card.childId ?? card.groupId ?? card.childIds}`, card])).values()]
  const request = run?.request
  const ids = { childId: null, groupId: null, childIds: [] }
  switch (request?.type) {
    case 'child':
      return [{ ...ids, childId: request.id }]
    case 'group':
      return [{ ...ids, groupId: request.id }]
    case 'children':
      return [{ ...ids, childIds: request.ids }]
    default:
      return []
  }
}

/** Combines the recipients for the screen's heading. */
function combineRecipients(recipients: RecipientIds[]): RecipientIds {
  const [first] = recipients
  if (first && recipients.length === 1) return first
  return { childId: null, groupId: null, childIds: recipients.flatMap(({ childId, childIds }) => (childId === null ? childIds : [childId])) }
}
