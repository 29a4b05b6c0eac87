'use client'

import { clsx } from 'clsx/lite'
import { UsersRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { FieldError } from '#components/ui/feedback/field-error'
import { ChoiceChip } from '#components/ui/form/choice-chip'
import { SelectBox } from '#components/ui/input/select'
import { Avatar } from '#components/ui/picture/avatar'
import { type AboutChoice, noRecipient, toRecipientKey } from '#lib/client/journal/about-choices'
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

/** Chooses the subject of an entry: from faces, or from a list if there are many. */
export function AboutField({ those, others, value, error, onChange }: Props) {
  const t = useTranslations('journal')
  const id = useId()
  const errorId = `${id}-error`
  const all = [...those, ...others]
  const chosen = toRecipientKey(value)
  const fieldError = <FieldError id={errorId} text={error} />
  if (all.length > MAX_CHIPS) {
    return (
      <div>
        <label htmlFor={id} className="mb-1.5 block font-medium">
          {t('about')}
        </label>
        <SelectBox
          id={id}
          name="childId"
          value={chosen}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
          onChange={({ target }) => onChange(all.find(({ ids }) => toRecipientKey(ids) === target.value)?.ids ?? noRecipient)}
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
        {fieldError}
      </div>
    )
  }
  return (
    <fieldset className="min-w-0" aria-describedby={error && errorId}>
      <legend className="mb-2 font-medium">{t('about')}</legend>
      <div className="flex flex-wrap gap-2">
        {all.map(({ name, ids, face }) => {
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
      {fieldError}
    </fieldset>
  )
}

function Options({ of }: { of: readonly AboutChoice[] }) {
  return of.map(({ name, ids }) => (
    <option key={toRecipientKey(ids)} value={toRecipientKey(ids)}>
      {name}
    </option>
  ))
}
