'use client'

import { clsx } from 'clsx/lite'
import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ChoiceChip } from '#components/ui/form/choice-chip'
import { Field } from '#components/ui/form/field'
import { Avatar } from '#components/ui/picture/avatar'
import { type AboutChoice, toRecipientKey } from '#lib/client/journal/about-choices'
import { MAX_CHILDREN_PER_ENTRY } from '#lib/domain/journal/journal-limits'
import { findByName, SEARCHED_FROM } from '#lib/domain/platform/name-search'

interface Props {
  /** All children; those who took part first. */
  choices: readonly AboutChoice[]
  chosenIds: readonly string[]
  onChange: (ids: string[]) => void
}

/** Chooses any number of children by their faces, with a search by name if there are many. */
export function SeveralChildren({ choices, chosenIds, onChange }: Props) {
  const t = useTranslations('journal')
  const [sought, setSought] = useState('')
  const found = findByName(choices, sought)
  const isFull = chosenIds.length >= MAX_CHILDREN_PER_ENTRY
  return (
    <>
      {choices.length >= SEARCHED_FROM && (
        <div className="mb-3">
          <Field
            label={t('findChild')}
            name="find"
            type="search"
            autoComplete="off"
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
        </div>
      )}
      {/* The padding keeps the focus outline inside the scrolled area. */}
      <div className="-m-1 flex max-h-72 flex-wrap gap-2 overflow-y-auto p-1">
        {found.map(({ name, ids, face }) => {
          const id = toRecipientKey(ids)
          const isChosen = chosenIds.includes(id)
          return (
            <ChoiceChip
              key={id}
              type="checkbox"
              name="childId"
              value={id}
              isChosen={isChosen}
              onChange={() => {
                if (isChosen) onChange(chosenIds.filter((one) => one !== id))
                else if (!isFull) onChange([...chosenIds, id])
              }}
              className={clsx('min-h-12 gap-2 ps-1.5 pe-4', isChosen && 'font-medium')}
            >
              <span className="relative">
                <Avatar name={name} image={face} className="size-9 text-sm" />
                {isChosen && (
                  <span aria-hidden className="absolute -end-1 -bottom-1 grid size-5 place-items-center rounded-full bg-accent text-on-accent">
                    <Check className="size-3.5" />
                  </span>
                )}
              </span>
              <span dir="auto" className="max-w-48 truncate">
                {name}
              </span>
            </ChoiceChip>
          )
        })}
      </div>
      <p role="status" className="tabular mt-2 text-sm text-soft">
        {found.length === 0 ? t('noChildFound') : t('childrenChosen', { count: chosenIds.length })}
      </p>
    </>
  )
}
