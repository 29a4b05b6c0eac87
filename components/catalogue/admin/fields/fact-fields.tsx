'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { AgeField } from '#components/catalogue/admin/fields/age-field'
import { ChoiceGroup } from '#components/ui/form/choice-group'
import { Field } from '#components/ui/form/field'
import { LabelledSelect } from '#components/ui/form/labelled-select'
import { catalogueCategoriesQuery } from '#lib/client/catalogue/admin/catalogue'
import type { CatalogueForm } from '#lib/client/catalogue/admin/use-catalogue-form'
import { durationLimits, MAX_PARTICIPANTS, MAX_PRICE_USD } from '#lib/domain/catalogue/catalogue-limits'
import { settings } from '#lib/domain/platform/basics'
import { difficulties } from '#lib/domain/platform/vocabulary'

/** The fields for category, setting, duration, ages, difficulty, price and participants. */
export function FactFields({ form }: { form: CatalogueForm }) {
  const { draft, edit, errors } = form
  const t = useTranslations('catalogueAdmin')
  const tSetting = useTranslations('setting')
  const tActivity = useTranslations('activity')

  const number = (name: 'durationMinutes' | 'priceUsd', wire: string) => ({
    name,
    type: 'number',
    value: draft[name],
    error: errors[wire],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => edit({ [name]: target.value }),
  })

  return (
    <section className="flex flex-col gap-5">
      <h2 className="text-heading">{t('facts')}</h2>
      <CategoryField value={draft.categoryId} error={errors.category_id} onChange={(categoryId) => edit({ categoryId })} />
      <div className="grid gap-5 sm:grid-cols-2">
        <ChoiceGroup
          label={t('setting')}
          name="setting"
          value={draft.setting}
          onChange={(setting) => edit({ setting })}
          choices={settings.map((value) => ({ value, label: tSetting(value) }))}
        />
        <ChoiceGroup
          label={t('difficulty')}
          name="difficulty"
          value={draft.difficulty}
          onChange={(difficulty) => edit({ difficulty })}
          choices={difficulties.map((value) => ({ value, label: tActivity(`difficulty.${value}`) }))}
        />
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={t('duration')} inputMode="numeric" {...durationLimits} {...number('durationMinutes', 'duration_minutes')} />
        <Field
          label={t('price')}
          hint={t('priceHint')}
          inputMode="decimal"
          step="0.01"
          min={0}
          max={MAX_PRICE_USD}
          {...number('priceUsd', 'price_usd')}
        />
        <AgeField
          label={t('ageMin')}
          hint={t('ageHint')}
          name="ageMinMonths"
          value={draft.ageMinMonths}
          error={errors.age_min_months}
          onChange={(ageMinMonths) => edit({ ageMinMonths })}
        />
        <AgeField
          label={t('ageMax')}
          name="ageMaxMonths"
          value={draft.ageMaxMonths}
          error={errors.age_max_months}
          onChange={(ageMaxMonths) => edit({ ageMaxMonths })}
        />
      </div>
      <ParticipationFields form={form} />
    </section>
  )
}

/** The fields for how many children take part together, and for how many of them one adult is enough. */
function ParticipationFields({ form: { draft, edit, errors } }: { form: CatalogueForm }) {
  const t = useTranslations('catalogueAdmin')
  const { participation } = draft
  const number = (part: keyof typeof participation, wire: string) => ({
    name: `participation.${part}`,
    type: 'number',
    inputMode: 'numeric' as const,
    min: 1,
    max: MAX_PARTICIPANTS,
    value: participation[part],
    error: errors[`participation.${wire}`],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => edit({ participation: { ...participation, [part]: target.value } }),
  })
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{t('participation')}</legend>
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-3">
        <Field label={t('childrenMin')} {...number('min', 'min')} />
        <Field label={t('childrenMax')} {...number('max', 'max')} />
        <div className="col-span-2 sm:col-span-1">
          <Field label={t('childrenPerAdult')} {...number('childrenPerAdult', 'children_per_adult')} />
        </div>
      </div>
      <p className="mt-1.5 text-sm text-soft">{t('participationHint')}</p>
    </fieldset>
  )
}

function CategoryField({ value, error, onChange }: { value: string; error: string | undefined; onChange: (id: string) => void }) {
  const t = useTranslations('catalogueAdmin')
  const locale = useLocale()
  const { data: categories = [] } = useQuery(catalogueCategoriesQuery())
  return (
    <LabelledSelect
      label={t('category')}
      name="categoryId"
      none={t('choose')}
      choices={categories.map((category) => ({ id: category.id, name: category.name[locale] }))}
      value={value}
      error={error}
      onChange={onChange}
    />
  )
}
