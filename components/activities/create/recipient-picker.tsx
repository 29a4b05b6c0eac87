'use client'

import { clsx } from 'clsx/lite'
import { Ellipsis, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { RecipientAvatar } from '#components/profiles/recipient-avatar'
import { CheckLine } from '#components/ui/input/check-line'
import type { Recipient } from '#lib/client/profiles/recipients'
import { useRecipientText } from '#lib/client/profiles/use-recipient-text'

/** Two rows on a laptop, including the buttons; the dialog shows the rest. */
const MAX_RECIPIENTS = 12
/** The free space next to a recipient scrolled into view, px. */
const EDGE_PX = 16

/** Loaded on demand: most users have few profiles. */
const AllRecipientsDialog = lazy(() =>
  import('#components/activities/create/all-recipients-dialog').then((file) => ({ default: file.AllRecipientsDialog })),
)

interface Props {
  items: Recipient[]
  /** One recipient, or several children. */
  chosenIds: readonly string[]
  /** Whether several children can be chosen. */
  isSeveral: boolean
  onSeveral: (isSeveral: boolean) => void
  today: string
  addLabel: string
  onChoose: (id: string) => void
  onAdd: () => void
}

/** Chooses a child or group, or several children, from a row of faces. Buttons show all of them and add one. */
export function RecipientPicker({ items: allRecipients, chosenIds, isSeveral, onSeveral, today, addLabel, onChoose, onAdd }: Props) {
  const t = useTranslations('home')
  const textOf = useRecipientText(today)
  const row = useRef<HTMLDivElement>(null)
  const [isShowingAll, setIsShowingAll] = useState(false)
  const children = allRecipients.filter(({ type }) => type === 'child')
  const items = isSeveral ? children : allRecipients
  const [chosenId] = chosenIds
  // One position is for a recipient that is not among the first.
  const first = items.length > MAX_RECIPIENTS ? MAX_RECIPIENTS - 1 : MAX_RECIPIENTS
  // A recipient chosen from the dialog is shown first, and stays there while others are chosen.
  const [pinnedId, setPinnedId] = useState<string>()
  const chosenAt = items.findIndex(({ id }) => id === chosenId)
  if (chosenAt >= first && pinnedId !== chosenId) setPinnedId(chosenId)
  const shown = items.filter(({ id }, at) => at < first || id === pinnedId).sort((a, b) => Number(b.id === pinnedId) - Number(a.id === pinnedId))

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another recipient is chosen
  useEffect(() => {
    const box = row.current?.getBoundingClientRect()
    const face = row.current?.querySelector(':checked')?.parentElement?.getBoundingClientRect()
    // Scrolls only sideways: the page stays in place.
    if (box && face) row.current?.scrollBy(Math.min(0, face.left - box.left - EDGE_PX) + Math.max(0, face.right - box.right + EDGE_PX), 0)
  }, [chosenId])

  return (
    <fieldset className="min-w-0">
      {/* A legend cannot be part of a row. */}
      <legend className="sr-only">{t('forWhom')}</legend>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <span aria-hidden className="py-1 font-semibold text-sub">
          {t('forWhom')}
        </span>
        {children.length > 1 && <CheckLine label={t('several')} isOn={isSeveral} onChange={onSeveral} />}
      </div>
      <div ref={row} className="-mx-4 flex gap-1 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0">
        {shown.map((recipient) => (
          <label key={recipient.id} className={clsx(tile, 'relative has-focus-visible:outline-3 has-focus-visible:outline-accent')}>
            <input
              type={isSeveral ? 'checkbox' : 'radio'}
              name="whom"
              value={recipient.id}
              checked={chosenIds.includes(recipient.id)}
              onChange={() => onChoose(recipient.id)}
              className="sr-only"
            />
            <span className={clsx('rounded-full border-3 p-0.5', chosenIds.includes(recipient.id) ? 'border-accent' : 'border-transparent')}>
              <RecipientAvatar recipient={recipient} className="size-16 text-heading" />
            </span>
            <span
              dir="auto"
              className={clsx(
                'wrap-anywhere line-clamp-2 max-w-full text-center text-sm leading-snug lg:line-clamp-none',
                chosenIds.includes(recipient.id) && 'is-chosen font-semibold',
              )}
            >
              {recipient.name}
            </span>
            <span dir="auto" className="max-w-full truncate text-soft text-xs">
              {textOf(recipient)}
            </span>
          </label>
        ))}
        {items.length > MAX_RECIPIENTS && (
          <Tile icon={<Ellipsis aria-hidden className="size-6 text-soft" />} onClick={() => setIsShowingAll(true)}>
            {t('showAll', { count: items.length })}
          </Tile>
        )}
        <Tile icon={<Plus aria-hidden className="size-6 text-soft" />} onClick={onAdd}>
          {addLabel}
        </Tile>
      </div>
      {isSeveral && <p className="mt-2 text-sm text-soft">{t('severalHint')}</p>}
      {isShowingAll && (
        <Suspense>
          <AllRecipientsDialog
            items={items}
            chosenIds={chosenIds}
            today={today}
            onClose={() => setIsShowingAll(false)}
            onChoose={(id) => {
              onChoose(id)
              setIsShowingAll(false)
            }}
          />
        </Suspense>
      )}
    </fieldset>
  )
}

const tile = 'flex w-24 shrink-0 lg:w-28 flex-col items-center gap-1 rounded-control px-1 py-2'

function Tile({ icon, onClick, children }: { icon: ReactNode; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onClick} className={tile}>
      <span className="rounded-full border-3 border-transparent p-0.5">
        <span className="grid size-16 place-items-center rounded-full border-2 border-line border-dashed">{icon}</span>
      </span>
      <span className="text-sm">{children}</span>
    </button>
  )
}
