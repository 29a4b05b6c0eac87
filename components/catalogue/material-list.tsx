'use client'

import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Fault } from '#components/ui/fault'
import { Field } from '#components/ui/field'
import { IconButton } from '#components/ui/icon-button'
import { SelectBox } from '#components/ui/select'
import { allMaterialsQuery } from '#lib/client/catalogue'
import { faultAt } from '#lib/client/fault-at'
import type { CatalogueForm } from '#lib/client/use-catalogue-form'
import { writtenIn } from '#lib/client/written-in'
import { type Language, languages } from '#lib/domain/basics'
import { countLimits, textLimits } from '#lib/domain/catalogue-limits'

/** What is needed, and how much of it in the language that is shown. */
export function MaterialList({ form: { draft, edit, errors }, language }: { form: CatalogueForm; language: Language }) {
  const t = useTranslations('catalogueAdmin')
  const tLanguages = useTranslations('languages')
  const id = useId()
  const { data: all = [] } = useQuery(allMaterialsQuery())
  const { materials } = draft
  const left = all.filter((one) => !materials.some((chosen) => chosen.id === one.id))
  const error = errors.materials

  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-heading">{t('materials')}</h2>
      {materials.length > 0 && (
        <ul className="flex flex-col gap-3">
          {materials.map((material, i) => {
            const name = all.find((one) => one.id === material.id)?.name ?? material.id
            const change = (text: string) =>
              edit({ materials: materials.map((one, at) => (at === i ? { ...one, quantity: { ...one.quantity, [language]: text } } : one)) })
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
                {languages.map((one) => (
                  <div key={one} hidden={one !== language}>
                    <Field
                      label={t('quantityIn', { language: tLanguages(one) })}
                      name={`materials.${i}.quantity.${one}`}
                      value={material.quantity[one]}
                      maxLength={textLimits.quantity}
                      autoComplete="off"
                      error={faultAt(errors, `materials.${i}.quantity.${one}`)}
                      onChange={(event) => change(event.target.value)}
                      {...writtenIn(one)}
                    />
                  </div>
                ))}
              </li>
            )
          })}
        </ul>
      )}
      {materials.length < countLimits.materials.max && (
        <div>
          <label htmlFor={id} className="mb-1.5 block font-medium">
            {t('addMaterial')}
          </label>
          <SelectBox
            id={id}
            name="materials"
            value=""
            aria-invalid={error ? true : undefined}
            aria-describedby={error && `${id}-error`}
            onChange={({ target }) => edit({ materials: [...materials, { id: target.value, quantity: { en: '', es: '', he: '' } }] })}
          >
            <option value="">{t('choose')}</option>
            {left.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </SelectBox>
        </div>
      )}
      <Fault id={`${id}-error`} text={error} />
    </section>
  )
}
