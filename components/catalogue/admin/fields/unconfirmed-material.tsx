'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import { CheckGroup } from '#components/ui/form/check-group'
import { useConfirmMaterial } from '#lib/client/catalogue/admin/catalogue'
import { getLanguageAttributes } from '#lib/client/platform/language-attributes'
import { languages } from '#lib/domain/platform/basics'
import { allergens } from '#lib/domain/platform/vocabulary'
import type { UnconfirmedMaterial as Material } from '#lib/schemas/catalogue/catalogue'

/** Asks an admin which allergens a material of a pack contains. */
export function UnconfirmedMaterial({ material }: { material: Material }) {
  const t = useTranslations('catalogueAdmin')
  const tAllergens = useTranslations('allergens')
  const locale = useLocale()
  const confirm = useConfirmMaterial()
  const [values, setValues] = useState(material.allergens)
  return (
    <div className="my-3 flex flex-col items-start gap-3">
      <p className="flex flex-wrap gap-x-3 text-sm text-soft">
        {languages.map((language) => (
          <bdi key={language} {...getLanguageAttributes(language)}>
            {[material.name[language], ...(material.alsoCalled?.[language] ?? [])].join(', ')}
          </bdi>
        ))}
      </p>
      <CheckGroup
        label={t('contains', { name: material.name[locale] })}
        name={`contains.${material.id}`}
        choices={allergens.map((value) => ({ value, label: tAllergens(value) }))}
        values={values}
        onChange={setValues}
      />
      {confirm.isError && <Banner>{t('saveFailed')}</Banner>}
      <Button look="secondary" busy={confirm.isPending} onClick={() => confirm.mutate({ id: material.id, allergens: values })}>
        {values.length === 0 ? t('containsNone') : t('containsThese')}
      </Button>
    </div>
  )
}
