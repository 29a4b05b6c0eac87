'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { ChoiceGroup } from '#components/ui/form/choice-group'
import { Field } from '#components/ui/form/field'
import { LabelledSelect } from '#components/ui/form/labelled-select'
import { catalogueCategoriesQuery } from '#lib/client/catalogue/admin/catalogue'
import type { CatalogueForm } from '#lib/client/catalogue/admin/use-catalogue-form'
import { durationLimits, MAX_PRICE_USD } from '#lib/domain/catalogue/catalogue-limits'
import { settings } from '#lib/domain/platform/basics'
import { difficulties } from '#lib/domain/platform/vocabulary'
import { MAX_AGE_MONTHS } from '#lib/domain/profiles/age'

/** The fields for category, setting, duration, ages, difficulty and price. */
export function FactFields({ form: { draft, edit, errors } }: { form: CatalogueForm }) {
  const t = useTranslations('catalogueAdmin')
  const tSetting = useTranslations('setting')
  const tActivity = useTranslations('activity')

  const number = (name: 'durationMinutes' | 'ageMinMonths' | 'ageMaxMonths' | 'priceUsd', wire: string) => ({
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
        <Field
          label={t('ageMin')}
          hint={t('ageHint')}
          inputMode="numeric"
          min={0}
          max={MAX_AGE_MONTHS}
          {...number('ageMinMonths', 'age_min_months')}
        />
        <Field label={t('ageMax')} inputMode="numeric" min={1} max={MAX_AGE_MONTHS} {...number('ageMaxMonths', 'age_max_months')} />
      </div>
    </section>
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
