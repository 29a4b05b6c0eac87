'use client'

import { X } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { LabelledSelect } from '#components/ui/form/labelled-select'
import { countLimits } from '#lib/domain/catalogue/catalogue-limits'

interface Props {
  /** The name of each tag. */
  tagNames: Record<string, string>
  values: string[]
  error: string | undefined
  onChange: (values: string[]) => void
}

/** A choice of tags (themes and skills): a select, and the chosen ones below. */
export function TagField({ tagNames, values, error, onChange }: Props) {
  const t = useTranslations('catalogueAdmin')
  const { compare } = new Intl.Collator(useLocale())
  const left = Object.entries(tagNames)
    .map(([id, name]) => ({ id, name }))
    .filter(({ id }) => !values.includes(id))
    .sort((one, other) => compare(one.name, other.name))
  return (
    <div className="flex flex-col gap-3">
      <LabelledSelect
        label={t('tags')}
        name="tags"
        none={t('addTag')}
        choices={left}
        value=""
        hint={t('tagsHint', countLimits.tags)}
        disabled={values.length >= countLimits.tags.max}
        error={error}
        onChange={(tag) => onChange([...values, tag])}
      />
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
