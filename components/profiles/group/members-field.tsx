'use client'

import { clsx } from 'clsx/lite'
import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '#components/ui/button'
import { FieldError } from '#components/ui/feedback/field-error'
import { Field } from '#components/ui/form/field'
import { Avatar } from '#components/ui/picture/avatar'
import { useAgeText } from '#lib/client/profiles/use-age-text'
import { findByName, SEARCHED_FROM } from '#lib/domain/platform/name-search'
import type { Child } from '#lib/schemas/profiles/child'

interface Props {
  people: Child[]
  /** YYYY-MM-DD. */
  today: string
  /** The ids of the chosen children. */
  values: string[]
  error?: string | undefined
  onChange: (values: string[]) => void
}

/** Chooses a group's members from all children, with pictures and ages. */
export function MembersField({ people, today, values, error, onChange }: Props) {
  const t = useTranslations('groupForm')
  const tProfiles = useTranslations('profiles')
  const ageText = useAgeText(today)
  const errorId = useId()
  const [sought, setSought] = useState('')
  // Initial members come first, and keep their places while others are chosen.
  const [before] = useState(values)
  const inOrder = [...people.filter(({ id }) => before.includes(id)), ...people.filter(({ id }) => !before.includes(id))]
  const found = findByName(inOrder, sought)
  const isAll = found.every(({ id }) => values.includes(id))

  function toggleAll() {
    const ids = found.map(({ id }) => id)
    onChange(isAll ? values.filter((id) => !ids.includes(id)) : [...new Set([...values, ...ids])])
  }

  if (people.length === 0) {
    return (
      <div>
        <p className="mb-1.5 font-medium">{t('members')}</p>
        <p className="text-sm text-soft">{t('nobodyYet')}</p>
      </div>
    )
  }
  return (
    <fieldset className="min-w-0" aria-describedby={error && errorId}>
      <legend className="mb-1.5 font-medium">{t('members')}</legend>
      <p className="mb-3 text-sm text-soft">{t('membersHint')}</p>
      {people.length >= SEARCHED_FROM && (
        <div className="mb-3">
          <Field label={tProfiles('search')} name="search" type="search" value={sought} onChange={(event) => setSought(event.target.value)} />
        </div>
      )}
      <ul className="max-h-80 overflow-y-auto rounded-control border border-line">
        {found.map(({ id, name, avatarBase64, dateOfBirth }) => {
          const isChosen = values.includes(id)
          return (
            <li key={id} className="border-hairline not-first:border-t">
              <label
                className={clsx(
                  'relative flex min-h-14 items-center gap-3 px-3 has-focus-visible:outline-3 has-focus-visible:outline-accent has-focus-visible:-outline-offset-3',
                  isChosen && 'bg-accent-soft',
                )}
              >
                <input
                  type="checkbox"
                  name="members"
                  value={id}
                  checked={isChosen}
                  onChange={() => onChange(isChosen ? values.filter((one) => one !== id) : [...values, id])}
                  className="sr-only"
                />
                <Avatar name={name} image={avatarBase64} className="size-10 text-sm" />
                <span className="flex min-w-0 flex-1">
                  <span dir="auto" className="truncate">
                    {name}
                  </span>
                </span>
                <span className="shrink-0 text-sm text-soft">{ageText(dateOfBirth)}</span>
                <span
                  aria-hidden
                  className={clsx(
                    'grid size-6 shrink-0 place-items-center rounded-md border',
                    isChosen ? 'border-accent bg-accent text-on-accent' : 'border-line',
                  )}
                >
                  {isChosen && <Check className="size-4" />}
                </span>
              </label>
            </li>
          )
        })}
        {found.length === 0 && <li className="px-4 py-4 text-soft">{tProfiles('nobodyFound')}</li>}
      </ul>
      <div className="mt-1 flex items-center justify-between gap-3">
        <p className="tabular text-sm text-soft" role="status">
          {t('membersChosen', { count: values.length })}
        </p>
        <Button look="quiet" className="-me-3 px-3 text-sm" disabled={found.length === 0} onClick={toggleAll}>
          {t(isAll ? 'chooseNone' : 'chooseAll')}
        </Button>
      </div>
      <FieldError id={errorId} text={error} />
    </fieldset>
  )
}
