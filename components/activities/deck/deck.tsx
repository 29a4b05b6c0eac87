'use client'

import { ChevronUp, Heart, Share2, Undo2, X } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ReactNode, useRef, useState } from 'react'
import { ActivityCard } from '#components/activities/activity-card'
import { ActivityDialog } from '#components/activities/activity-dialog'
import { CardDetails } from '#components/activities/card-details'
import { CardContainer } from '#components/activities/deck/card-container'
import { RoundButton } from '#components/activities/deck/round-button'
import { SwipeCard } from '#components/activities/deck/swipe-card'
import { WaitingCard } from '#components/activities/deck/waiting-card'
import { ShareOutcome } from '#components/activities/share-outcome'
import { Banner } from '#components/ui/feedback/banner'
import { EmptyState } from '#components/ui/feedback/empty-state'
import { useActivityChange } from '#lib/client/activities/activities'
import { keepUndoableSwipe } from '#lib/client/activities/undoable-swipe'
import { useDeckKeys } from '#lib/client/activities/use-deck-keys'
import { useSettledCard } from '#lib/client/activities/use-settled-card'
import { useShare } from '#lib/client/activities/use-share'
import type { SwipeDirection } from '#lib/client/activities/use-swipe-gesture'
import { useMedia } from '#lib/client/platform/use-media'
import type { Activity } from '#lib/schemas/activities/activity'

/** Wide enough for the details next to the card: Tailwind's `lg`. */
const WIDE_SCREEN = '(width >= 64rem)'

const directions = ['left', 'right', 'up'] as const

interface Props {
  /** The cards received so far. */
  batch: Activity[]
  /** The number of cards not received yet. */
  missing: number
  /** Whether the missing cards are being generated. */
  isGenerating: boolean
  doneAction: ReactNode
}

/** Cards one after the other: left dismisses, right saves, up opens the details. Each action has a button, and undo. */
export function Deck({ batch, missing, isGenerating, doneAction }: Props) {
  const t = useTranslations('deck')
  const router = useRouter()
  const change = useActivityChange()
  const { share, forget: forgetShare, outcome, isPending: isSharing, error: shareError } = useShare()
  // After a reload the deck continues at the first undecided card.
  const [index, setIndex] = useState(() => findFirstNew(batch))
  const [isLeaving, setIsLeaving] = useState<SwipeDirection>()
  const [isOpen, setIsOpen] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const isWide = useMedia(WIDE_SCREEN)
  const details = useRef<HTMLElement>(null)

  const card = batch[index]
  const next = batch[index + 1]
  const before = batch[index - 1]
  const count = batch.length + (isGenerating ? missing : 0)
  const { isSettled, isMeant } = useSettledCard(card?.id)
  const isBusy = change.isPending || isSharing || isLeaving !== undefined

  async function decide(direction: 'left' | 'right', pressedAt: number) {
    if (!card || isBusy || !isMeant(pressedAt)) return
    const isSaving = direction === 'right'
    setIsLeaving(direction)
    forgetShare()
    try {
      await change.mutateAsync({ id: card.id, change: { action: isSaving ? 'save' : 'skip' } })
      setAnnouncement(`${t(isSaving ? 'saved' : 'dismissed', { title: card.title })}.`)
      if (next || missing > 0) setIndex(index + 1)
      else {
        keepUndoableSwipe({ id: card.id, batchId: card.batchId, title: card.title, kind: isSaving ? 'saved' : 'dismissed' })
        router.push('/')
        return
      }
    } catch {
      // `change.error` is shown, and the card returns.
    }
    setIsLeaving(undefined)
  }

  async function undo() {
    if (!before || isBusy) return
    forgetShare()
    try {
      await change.mutateAsync({ id: before.id, change: { action: 'undo' } })
      setAnnouncement('')
      setIndex(index - 1)
    } catch {
      // `change.error` is shown.
    }
  }

  function swipe(direction: SwipeDirection, pressedAt: number) {
    if (direction === 'up') open()
    else void decide(direction, pressedAt)
  }

  /** Shows the details; on a wide screen they are visible already, and get the focus. */
  function open() {
    if (isWide) details.current?.focus()
    else setIsOpen(card !== undefined)
  }

  async function shareCard() {
    if (!card || isBusy) return
    change.reset()
    await share(card).catch(() => {}) // `shareError` is shown
  }

  useDeckKeys({ enabled: !isOpen && !isBusy, onSwipe: swipe, onUndo: () => void undo() })

  if (!card && !isGenerating) return <EmptyState picture={['comet', 'open-book']} title={t('doneTitle')} text={t('done')} action={doneAction} />
  const isIdle = isBusy || !card
  return (
    <div className="flex flex-1 flex-col gap-2 lg:flex-row lg:items-start lg:gap-12">
      <div className="flex w-full flex-1 flex-col gap-2 lg:sticky lg:top-18 lg:h-[calc(100dvh-8rem)] lg:max-w-md lg:flex-none">
        <p className="sr-only" role="status">
          {announcement} {card ? t('counterSpoken', { index: index + 1, count, title: card.title }) : t('writing')}
        </p>
        {(change.isError || shareError) && <Banner>{t('failed')}</Banner>}
        <ShareOutcome outcome={outcome} />
        {card ? (
          <CardContainer>
            {next && (
              <div aria-hidden inert className="absolute inset-0 translate-y-3 scale-[0.95] opacity-80">
                <ActivityCard activity={next} />
              </div>
            )}
            <SwipeCard
              key={card.id}
              directions={directions}
              texts={{ left: t('dismiss'), right: t('save'), up: t('details') }}
              leaving={isLeaving}
              enabled={!isBusy}
              onSwipe={swipe}
              onTap={open}
              className="h-full"
            >
              <ActivityCard activity={card} counter={t('counter', { index: index + 1, count })} />
            </SwipeCard>
          </CardContainer>
        ) : (
          <CardContainer>
            <WaitingCard text={t('writing')} />
          </CardContainer>
        )}
        {/* Left and right follow the swipe directions in every language. Sticky on pages longer than the screen. */}
        <div
          dir="ltr"
          className="sticky bottom-[calc(3.8125rem+env(safe-area-inset-bottom))] z-10 mx-auto flex w-full max-w-96 items-center justify-between py-2 md:bottom-0 low:static"
        >
          <RoundButton
            label={t('undo')}
            icon={<Undo2 aria-hidden className="size-5" />}
            small
            disabled={!before || isBusy}
            onClick={() => void undo()}
          />
          <RoundButton
            label={t('dismiss')}
            icon={<X aria-hidden className="size-7" />}
            disabled={isIdle}
            isSettling={!isSettled}
            onClick={({ timeStamp }) => void decide('left', timeStamp)}
          />
          <RoundButton label={t('share')} icon={<Share2 aria-hidden className="size-5" />} small disabled={isIdle} onClick={() => void shareCard()} />
          <RoundButton
            label={t('save')}
            icon={<Heart aria-hidden className="size-7" />}
            main
            disabled={isIdle}
            isSettling={!isSettled}
            onClick={({ timeStamp }) => void decide('right', timeStamp)}
          />
          <RoundButton label={t('details')} icon={<ChevronUp aria-hidden className="size-5" />} small disabled={!card} onClick={open} />
        </div>
        <p className="text-center text-soft text-xs [@media(height<44rem)]:sr-only">
          <span className="pointer-fine:hidden">{t('hint')}</span>
          <span className="hidden pointer-fine:inline">{t('keys')}</span>
        </p>
      </div>
      {card && isWide && (
        <section
          ref={details}
          data-details
          tabIndex={-1}
          aria-label={t('details')}
          className="flex min-w-0 flex-1 flex-col gap-5 rounded-card py-2 outline-offset-8"
        >
          <CardDetails key={card.id} activity={card} />
        </section>
      )}
      {isOpen && card && <ActivityDialog activity={card} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

function findFirstNew(batch: Activity[]): number {
  const index = batch.findIndex(({ status }) => status === 'new')
  return index === -1 ? batch.length : index
}
