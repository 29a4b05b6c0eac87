'use client'

import { X } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { Fault } from '#components/ui/fault'
import { SelectBox } from '#components/ui/select'
import { countLimits } from '#lib/domain/catalogue-limits'

interface Props {
  /** What each tag is called. */
  tagNames: Record<string, string>
  values: string[]
  error: string | undefined
  onChange: (values: string[]) => void
}

/** A few of the many themes and skills: a list to open, and what was chosen of it. */
export function TagField({ tagNames, values, error, onChange }: Props) {
  const t = useTranslations('catalogueAdmin')
  const id = useId()
  const { compare } = new Intl.Collator(useLocale())
  const left = Object.entries(tagNames)
    .filter(([tag]) => !values.includes(tag))
    .sort(([, one], [, other]) => compare(one, other))
  return (
    <div className="flex flex-col gap-3">
      <div>
        <label htmlFor={id} className="mb-1.5 block font-medium">
          {t('tags')}
        </label>
        <SelectBox
          id={id}
          name="tags"
          value=""
          disabled={values.length >= countLimits.tags.max}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={({ target }) => onChange([...values, target.value])}
        >
          <option value="">{t('addTag')}</option>
          {left.map(([tag, name]) => (
            <option key={tag} value={tag}>
              {name}
            </option>
          ))}
        </SelectBox>
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-soft">
          {t('tagsHint', countLimits.tags)}
        </p>
        <Fault id={`${id}-error`} text={error} />
      </div>
      {values.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {values.map((tag) => {
            const name = tagNames[tag] ?? tag
            return (
              <li key={tag} className="flex min-h-11 items-center rounded-full border border-accent bg-accent-soft ps-4 text-accent text-sm">
                <bdi className="font-medium">{name}</bdi>
                <button
                  type="button"
                  aria-label={t('remove', { name })}
                  className="grid size-11 shrink-0 place-items-center rounded-full"
                  onClick={() => onChange(values.filter((one) => one !== tag))}
                >
                  <X aria-hidden className="size-4" />
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
