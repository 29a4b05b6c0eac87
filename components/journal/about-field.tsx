'use client'

import { clsx } from 'clsx/lite'
import { UsersRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { SeveralChildren } from '#components/journal/several-children'
import { FieldError } from '#components/ui/feedback/field-error'
import { ChoiceChip } from '#components/ui/form/choice-chip'
import { CheckLine } from '#components/ui/input/check-line'
import { SelectBox } from '#components/ui/input/select'
import { Avatar } from '#components/ui/picture/avatar'
import { type AboutChoice, listChildIds, noRecipient, toAboutChildren, toRecipientKey } from '#lib/client/journal/about-choices'
import type { RecipientIds } from '#lib/client/profiles/use-recipient-name'

/** More choices become a list. */
const MAX_CHIPS = 8

interface Props {
  /** Those who took part in the activity; empty if the entry has no activity. */
  those: readonly AboutChoice[]
  others: readonly AboutChoice[]
  value: RecipientIds
  error: string | undefined
  onChange: (about: RecipientIds) => void
}

/** Chooses the subject of an entry: a child, a group, or any number of children. */
export function AboutField({ those, others, value, error, onChange }: Props) {
  const t = useTranslations('journal')
  const errorId = useId()
  const all = [...those, ...others]
  const children = all.filter(({ ids }) => ids.childId !== null)
  const [wantsSeveral, setWantsSeveral] = useState(false)
  // The draft can also change from outside, if two versions of an entry are merged.
  const isSeveral = value.childIds.length > 0 || (wantsSeveral && value.groupId === null)
  const chosenIds = listChildIds(value)

  function setSeveral(next: boolean) {
    setWantsSeveral(next)
    const group = all.find(({ ids }) => ids.groupId !== null && ids.groupId === value.groupId)
    onChange(toAboutChildren(next ? (group?.memberIds ?? chosenIds) : chosenIds.slice(0, 1)))
  }

  return (
    <fieldset className="min-w-0" aria-describedby={error && errorId}>
      {/* A legend cannot be part of a row. */}
      <legend className="sr-only">{t('about')}</legend>
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4">
        <span aria-hidden className="py-1 font-medium">
          {t('about')}
        </span>
        {children.length > 1 && <CheckLine label={t('several')} isOn={isSeveral} onChange={setSeveral} />}
      </div>
      {isSeveral && (
        <SeveralChildren
          choices={children}
          chosenIds={chosenIds}
          onChange={(ids) => {
            // Keeps the checkboxes when fewer than two are left.
            setWantsSeveral(true)
            onChange(toAboutChildren(ids))
          }}
        />
      )}
      {!isSeveral && all.length > MAX_CHIPS && (
        <OneOfList those={those} others={others} value={value} hasError={Boolean(error)} onChange={onChange} />
      )}
      {!isSeveral && all.length <= MAX_CHIPS && <OneOfChips choices={all} value={value} onChange={onChange} />}
      <FieldError id={errorId} text={error} />
    </fieldset>
  )
}

function OneOfChips({ choices, value, onChange }: Pick<Props, 'value' | 'onChange'> & { choices: readonly AboutChoice[] }) {
  const chosen = toRecipientKey(value)
  return (
    <div className="flex flex-wrap gap-2">
      {choices.map(({ name, ids, face }) => {
        const key = toRecipientKey(ids)
        return (
          <ChoiceChip
            key={key}
            type="radio"
            name="childId"
            value={key}
            isChosen={key === chosen}
            onChange={() => onChange(ids)}
            className={clsx('min-h-12 gap-2 ps-1.5 pe-4', key === chosen && 'font-medium')}
          >
            {ids.childId ? <Avatar name={name} image={face} className="size-9 text-sm" /> : <UsersRound aria-hidden className="mx-2 size-5" />}
            <span dir="auto" className="max-w-48 truncate">
              {name}
            </span>
          </ChoiceChip>
        )
      })}
    </div>
  )
}

function OneOfList({ those, others, value, hasError, onChange }: Omit<Props, 'error'> & { hasError: boolean }) {
  const t = useTranslations('journal')
  return (
    <SelectBox
      name="childId"
      value={toRecipientKey(value)}
      aria-label={t('about')}
      aria-invalid={hasError ? true : undefined}
      onChange={({ target }) => onChange([...those, ...others].find(({ ids }) => toRecipientKey(ids) === target.value)?.ids ?? noRecipient)}
    >
      <option value="">{t('chooseAbout')}</option>
      {those.length === 0 ? (
        <Options of={others} />
      ) : (
        <>
          <optgroup label={t('members')}>
            <Options of={those} />
          </optgroup>
          {others.length > 0 && (
            <optgroup label={t('others')}>
              <Options of={others} />
            </optgroup>
          )}
        </>
      )}
    </SelectBox>
  )
}

function Options({ of }: { of: readonly AboutChoice[] }) {
  return of.map(({ name, ids }) => (
    <option key={toRecipientKey(ids)} value={toRecipientKey(ids)}>
      {name}
    </option>
  ))
}
