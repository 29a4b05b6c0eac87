'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { FieldError } from '#components/ui/feedback/field-error'
import { Field } from '#components/ui/form/field'
import { joinAge, splitAge } from '#lib/domain/profiles/split-age'

interface Props {
  label: string
  hint?: string
  name: string
  /** Months, as text; empty if missing. */
  value: string
  error: string | undefined
  onChange: (months: string) => void
}

/** An age in years and months. */
export function AgeField({ label, hint, name, value, error, onChange }: Props) {
  const t = useTranslations('catalogueAdmin')
  const id = useId()
  const [typed, setTyped] = useState(() => splitAge(value))
  // What was typed stays as typed: 18 months do not turn into 1 year and 6 months under the hand.
  const shown = joinAge(typed) === value ? typed : splitAge(value)
  const part = (unit: 'years' | 'months') => ({
    name,
    type: 'number',
    inputMode: 'numeric' as const,
    min: 0,
    value: shown[unit],
    autoComplete: 'off',
    'aria-invalid': error ? (true as const) : undefined,
    onChange: ({ target }: { target: { value: string } }) => {
      const next = { ...shown, [unit]: target.value }
      setTyped(next)
      onChange(joinAge(next))
    },
  })
  return (
    <fieldset className="min-w-0" aria-describedby={`${id}-error ${id}-hint`}>
      <legend className="mb-1.5 font-medium">{label}</legend>
      <div className="grid grid-cols-2 gap-3">
        <Field label={t('years')} {...part('years')} />
        <Field label={t('months')} {...part('months')} />
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-soft">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  )
}
