'use client'

import { useTranslations } from 'next-intl'
import { formatAllergy } from '#lib/client/profiles/allergy-name'

/** Shows a child's allergies as badges next to the name. */
export function AllergyBadges({ allergies }: { allergies: readonly string[] }) {
  const t = useTranslations('profiles')
  const tAllergens = useTranslations('allergens')
  if (allergies.length === 0) return null
  return (
    <p className="flex flex-wrap gap-1">
      <span className="sr-only">{t('allergies')}</span>
      {allergies.map((allergy) => (
        <bdi key={allergy} className="wrap-anywhere rounded-full bg-danger-soft px-2 py-0.5 text-danger text-xs">
          {formatAllergy(allergy, tAllergens)}
        </bdi>
      ))}
    </p>
  )
}
