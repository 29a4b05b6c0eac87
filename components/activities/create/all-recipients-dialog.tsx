'use client'

import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { RecipientAvatar } from '#components/profiles/recipient-avatar'
import { Dialog } from '#components/ui/feedback/dialog'
import { Field } from '#components/ui/form/field'
import { NameLine, nameRowClass } from '#components/ui/picture/name-line'
import type { Recipient } from '#lib/client/profiles/recipients'
import { useRecipientText } from '#lib/client/profiles/use-recipient-text'
import { findByName } from '#lib/domain/platform/name-search'

interface Props {
  items: Recipient[]
  chosenIds: readonly string[]
  today: string
  onClose: () => void
  onChoose: (id: string) => void
}

/** Lists all children and groups, with a search by name, for users with many. */
export function AllRecipientsDialog({ items, chosenIds, today, onClose, onChoose }: Props) {
  const t = useTranslations('home')
  const textOf = useRecipientText(today)
  const [part, setPart] = useState('')
  const found = findByName(items, part)
  return (
    <Dialog title={t('forWhom')} closeLabel={t('close')} onClose={onClose}>
      <div className="flex min-h-[60dvh] flex-col gap-3">
        <Field label={t('find')} name="find" type="search" autoComplete="off" value={part} onChange={(event) => setPart(event.target.value)} />
        <p role="status" className={found.length > 0 ? 'sr-only' : 'py-4 text-soft'}>
          {found.length === 0 && t('noneFound')}
        </p>
        <ul className="-mx-2">
          {found.map((recipient) => (
            <li key={recipient.id}>
              <button type="button" aria-pressed={chosenIds.includes(recipient.id)} onClick={() => onChoose(recipient.id)} className={nameRowClass}>
                <NameLine
                  face={<RecipientAvatar recipient={recipient} className="size-11 text-base" />}
                  name={recipient.name}
                  text={textOf(recipient)}
                />
                {chosenIds.includes(recipient.id) && <Check aria-hidden className="size-5 shrink-0 text-accent" />}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
