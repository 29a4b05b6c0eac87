'use client'

import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { UnconfirmedMaterial } from '#components/catalogue/admin/fields/unconfirmed-material'
import { FieldError } from '#components/ui/feedback/field-error'
import { Field } from '#components/ui/form/field'
import { LabelledSelect } from '#components/ui/form/labelled-select'
import { IconButton } from '#components/ui/icon-button'
import { unconfirmedMaterialsQuery } from '#lib/client/catalogue/admin/catalogue'
import type { CatalogueForm } from '#lib/client/catalogue/admin/use-catalogue-form'
import { materialsQuery } from '#lib/client/catalogue/materials'
import { findFieldError } from '#lib/client/platform/field-errors'
import { getLanguageAttributes } from '#lib/client/platform/language-attributes'
import { countLimits, textLimits } from '#lib/domain/catalogue/catalogue-limits'
import { type Language, languages } from '#lib/domain/platform/basics'

/** The materials, with their quantities in the shown language. */
export function MaterialList({ form: { draft, edit, errors }, language }: { form: CatalogueForm; language: Language }) {
  const t = useTranslations('catalogueAdmin')
  const tLanguages = useTranslations('languages')
  const { data: { list: all } = { list: [] } } = useQuery(materialsQuery())
  const { data: waiting = [] } = useQuery(unconfirmedMaterialsQuery())
  const locale = useLocale()
  const errorId = useId()
  const { materials } = draft

  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-heading">{t('materials')}</h2>
      {materials.length > 0 && (
        <ul className="grid gap-3 sm:grid-cols-2">
          {materials.map((material, i) => {
            const unconfirmed = waiting.find((one) => one.id === material.id)
            const name = all.find((one) => one.id === material.id)?.name ?? unconfirmed?.name[locale] ?? material.id
            const change = (changed: Partial<typeof material>) =>
              edit({ materials: materials.map((one, at) => (at === i ? { ...one, ...changed } : one)) })
            return (
              <li key={material.id} className="rounded-card bg-surface p-3 shadow-card">
                <div className="flex items-center justify-between gap-2">
                  <span className="font-semibold">{name}</span>
                  <IconButton
                    label={t('remove', { name })}
                    icon={<X aria-hidden className="size-5" />}
                    onClick={() => edit({ materials: materials.filter((one) => one !== material) })}
                  />
                </div>
                <FieldError id={`${errorId}-${i}`} text={errors[`materials.${i}`]} />
                {unconfirmed && <UnconfirmedMaterial material={unconfirmed} />}
                {languages.map((one) => (
                  <div key={one} hidden={one !== language}>
                    <Field
                      label={t('quantityIn', { language: tLanguages(one) })}
                      name={`materials.${i}.quantity.${one}`}
                      value={material.quantity[one]}
                      maxLength={textLimits.quantity}
                      autoComplete="off"
                      error={findFieldError(errors, `materials.${i}.quantity.${one}`)}
                      onChange={(event) => change({ quantity: { ...material.quantity, [language]: event.target.value } })}
                      {...getLanguageAttributes(one)}
                    />
                  </div>
                ))}
                <Field
                  label={t('childrenPerSet')}
                  name={`materials.${i}.childrenPerSet`}
                  value={material.childrenPerSet}
                  inputMode="numeric"
                  autoComplete="off"
                  error={errors[`materials.${i}.children_per_set`]}
                  onChange={(event) => change({ childrenPerSet: event.target.value })}
                />
              </li>
            )
          })}
        </ul>
      )}
      <LabelledSelect
        label={t('addMaterial')}
        name="materials"
        none={t('choose')}
        choices={all.filter((one) => !materials.some((chosen) => chosen.id === one.id))}
        value=""
        disabled={materials.length >= countLimits.materials.max}
        error={errors.materials}
        onChange={(id) => edit({ materials: [...materials, { id, quantity: { en: '', es: '', he: '' }, childrenPerSet: '' }] })}
      />
    </section>
  )
}
