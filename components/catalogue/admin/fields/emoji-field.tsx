'use client'

import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx/lite'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { FieldError } from '#components/ui/feedback/field-error'
import { Field } from '#components/ui/form/field'
import { picturesQuery } from '#lib/client/catalogue/admin/catalogue'
import { findFieldError } from '#lib/client/platform/field-errors'

interface Props {
  label: string
  name: string
  /** Names of pictures, in the order they were chosen. */
  values: string[]
  most: number
  errors: Record<string, string>
  onChange: (values: string[]) => void
}

/** The number of unchosen pictures shown. The app has hundreds, and a search finds the others. */
const MAX_SHOWN_PICTURES = 48

/** A choice of up to `most` pictures that the app ships. One more replaces the last. */
export function EmojiField({ label, name, values, most, errors, onChange }: Props) {
  const t = useTranslations('catalogueAdmin')
  const { data: names = [] } = useQuery(picturesQuery())
  const [sought, setSought] = useState('')
  const errorId = useId()
  const error = findFieldError(errors, name)
  const words = sought
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean)
  const found = names.filter((one) => words.every((word) => one.includes(word)))
  // Chosen pictures come first, also those that do not match the search.
  const shown = [...values, ...found.filter((one) => !values.includes(one)).slice(0, MAX_SHOWN_PICTURES)]

  function toggle(one: string) {
    if (values.includes(one)) onChange(values.filter((value) => value !== one))
    else onChange([...values.slice(0, most - 1), one])
  }

  return (
    <fieldset className="min-w-0" aria-describedby={error && errorId}>
      <legend className="mb-1.5 font-medium">{label}</legend>
      <Field
        label={t('searchPictures')}
        name={`${name}Search`}
        type="search"
        value={sought}
        autoComplete="off"
        onChange={(event) => setSought(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault() // Enter searches and must not submit the form.
        }}
      />
      <div className="mt-2 grid max-h-56 grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-1 overflow-y-auto rounded-control border border-line p-2">
        {shown.map((one) => {
          const isChosen = values.includes(one)
          return (
            <label
              key={one}
              title={one}
              className={clsx(
                'relative grid aspect-square place-items-center rounded-control border',
                'has-focus-visible:outline-3 has-focus-visible:outline-accent has-focus-visible:-outline-offset-3',
                isChosen ? 'is-chosen border-accent bg-accent-soft' : 'border-transparent',
              )}
            >
              <input type="checkbox" name={name} value={one} checked={isChosen} onChange={() => toggle(one)} className="sr-only" aria-label={one} />
              {/* biome-ignore lint/performance/noImgElement: 2 kB vector files, which next/image would only pass through */}
              <img src={`/emoji/${one}.svg`} alt="" loading="lazy" className="size-8" />
            </label>
          )
        })}
      </div>
      {found.length > MAX_SHOWN_PICTURES && (
        <p className="tabular mt-1.5 text-sm text-soft">{t('someOf', { shown: MAX_SHOWN_PICTURES, count: found.length })}</p>
      )}
      <FieldError id={errorId} text={error} />
    </fieldset>
  )
}
