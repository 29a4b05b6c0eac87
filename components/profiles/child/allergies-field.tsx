'use client'

import { Plus, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button'
import { CheckGroup } from '#components/ui/form/check-group'
import { Field } from '#components/ui/form/field'
import { useUnknownAllergies } from '#lib/client/profiles/allergies'
import { type Allergen, allergens } from '#lib/domain/platform/vocabulary'
import { withAllergy } from '#lib/domain/profiles/allergen-words'

/** The maximum number of allergies in a profile. */
const MAX_ALLERGIES = 30

interface Props {
  /** Codes of allergens and free texts. */
  values: string[]
  /** The text being typed. */
  typed: string
  error?: string | undefined
  onChange: (change: { allergies?: string[]; otherAllergy?: string }) => void
}

/** Ticks the allergens that labels must name, and adds others as text. */
export function AllergiesField({ values, typed, error, onChange }: Props) {
  const t = useTranslations('childForm')
  const tAllergens = useTranslations('allergens')
  const chosen = allergens.filter((allergen) => values.includes(allergen))
  const others = values.filter((value) => !isAllergen(value))
  const unknown = useUnknownAllergies(others)
  const choices = allergens.map((value) => ({ value, label: tAllergens(value) }))

  const add = () => onChange({ allergies: withAllergy(values, typed), otherAllergy: '' })

  return (
    <>
      <CheckGroup<Allergen>
        label={<span className="font-normal text-sm text-soft">{t('allergiesHint')}</span>}
        name="allergies"
        choices={choices}
        values={chosen}
        onChange={(ticked) => onChange({ allergies: [...ticked, ...others] })}
      />
      {others.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {others.map((other) => (
            <li
              key={other}
              className="flex min-h-11 max-w-full items-center rounded-full border border-accent bg-accent-soft ps-4 text-accent text-sm"
            >
              <bdi className="min-w-0 truncate font-medium">{other}</bdi>
              <button
                type="button"
                aria-label={t('removeAllergy', { name: other })}
                className="grid size-11 shrink-0 place-items-center rounded-full"
                onClick={() => onChange({ allergies: values.filter((value) => value !== other) })}
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div role="status" className="flex flex-col gap-2 text-danger text-sm empty:hidden">
        {unknown.map((name) => (
          <p key={name}>{t('unknownAllergy', { name })}</p>
        ))}
      </div>
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Field
            label={t('otherAllergy')}
            name="otherAllergy"
            value={typed}
            maxLength={80}
            dir="auto"
            autoComplete="off"
            error={error}
            onChange={(event) => onChange({ otherAllergy: event.target.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault() // Enter adds the allergy and must not save the form.
              add()
            }}
          />
        </div>
        <Button look="secondary" disabled={typed.trim() === '' || values.length >= MAX_ALLERGIES} onClick={add}>
          <Plus aria-hidden className="size-5" />
          {t('addAllergy')}
        </Button>
      </div>
    </>
  )
}

function isAllergen(value: string): boolean {
  return allergens.some((allergen) => allergen === value)
}
