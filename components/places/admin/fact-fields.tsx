'use client'

import { useTranslations } from 'next-intl'
import { Fold } from '#components/ui/fold'
import { Field } from '#components/ui/form/field'
import { LabelledSelect } from '#components/ui/form/labelled-select'
import type { LocationForm } from '#lib/client/places/admin/location-form'
import { type LocationFactTexts, useLocationFactTexts } from '#lib/client/places/admin/location-texts'
import { dogRules, surfaces, wheelchairAccess } from '#lib/domain/places/places'

/** In the order of the form. */
const plain = ['shade', 'fenced', 'toilets', 'changingTable', 'drinkingWater', 'stroller'] as const

interface Props {
  form: LocationForm
  mustOpen: boolean
}

/** Edits the facts for children; collapsed, it shows how many are known. */
export function FactFields({ form: { draft, edit, errors }, mustOpen }: Props) {
  const t = useTranslations('locationsAdmin')
  const texts = useLocationFactTexts()
  const said = [...plain, 'wheelchair', 'surface', 'dogs'] as const
  const count = said.filter((fact) => draft[fact] !== null).length + [draft.ageMinMonths, draft.ageMaxMonths].filter(Boolean).length

  const age = (name: 'ageMinMonths' | 'ageMaxMonths', error: string | undefined) => ({
    name,
    type: 'number',
    inputMode: 'numeric' as const,
    min: 0,
    autoComplete: 'off',
    value: draft[name],
    error,
    onChange: ({ target }: { target: { value: string } }) => edit({ [name]: target.value }),
  })

  return (
    <Fold title={t('facts')} summary={t('factCount', { count })} mustOpen={mustOpen}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={t('ageMin')} hint={t('ageHint')} {...age('ageMinMonths', errors.age_min_months)} />
        <Field label={t('ageMax')} {...age('ageMaxMonths', errors.age_max_months)} />
        {plain.map((fact) => (
          <FactField
            key={fact}
            texts={texts}
            fact={fact}
            values={['yes', 'no']}
            value={draft[fact] === null ? null : draft[fact] ? 'yes' : 'no'}
            onChange={(value) => edit({ [fact]: value === null ? null : value === 'yes' })}
          />
        ))}
        <FactField
          texts={texts}
          fact="wheelchair"
          values={wheelchairAccess}
          value={draft.wheelchair}
          onChange={(wheelchair) => edit({ wheelchair })}
        />
        <FactField texts={texts} fact="dogs" values={dogRules} value={draft.dogs} onChange={(dogs) => edit({ dogs })} />
        <FactField texts={texts} fact="surface" values={surfaces} value={draft.surface} onChange={(surface) => edit({ surface })} />
      </div>
    </Fold>
  )
}

interface FactFieldProps<T extends string> {
  texts: LocationFactTexts
  fact: keyof LocationFactTexts['labels']
  values: readonly T[]
  /** Null if unknown. */
  value: T | null
  onChange: (value: T | null) => void
}

function FactField<T extends keyof LocationFactTexts['values']>({ texts, fact, values, value, onChange }: FactFieldProps<T>) {
  return (
    <LabelledSelect
      label={texts.labels[fact]}
      name={fact}
      none={texts.unknown}
      choices={values.map((one) => ({ id: one, name: texts.values[one] }))}
      value={value ?? ''}
      onChange={(id) => onChange(values.find((one) => one === id) ?? null)}
    />
  )
}
