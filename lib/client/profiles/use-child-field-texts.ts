'use client'

import { useTranslations } from 'next-intl'
import type { FieldText } from '#lib/client/platform/forms/use-row-form'
import { formatAllergy } from '#lib/client/profiles/allergy-name'
import type { ChildDraft } from '#lib/client/profiles/use-child-form'

/** Labels and values of a profile's fields, as edited. */
export function useChildFieldTexts(): Record<Exclude<keyof ChildDraft, 'otherAllergy'>, FieldText<ChildDraft>> {
  const t = useTranslations('childForm')
  const tChild = useTranslations('addChild')
  const tPicture = useTranslations('picture')
  const tAllergens = useTranslations('allergens')
  const tNeeds = useTranslations('needs')
  return {
    name: { label: tChild('name'), text: ({ name }) => name },
    dateOfBirth: { label: tChild('dateOfBirth'), text: ({ dateOfBirth }) => dateOfBirth },
    avatarBase64: { label: tPicture('label'), text: ({ avatarBase64 }) => (avatarBase64 ? t('avatarThere') : '') },
    interestLevel: { label: t('interestLevel'), text: ({ interestLevel }) => interestLevel },
    allergies: { label: t('allergies'), text: ({ allergies }) => allergies.map((allergy) => formatAllergy(allergy, tAllergens)).join(', ') },
    needs: { label: t('needs'), text: ({ needs }) => needs.map((need) => tNeeds(need)).join(', ') },
    weeksEarly: { label: t('weeksEarly'), text: ({ weeksEarly }) => weeksEarly },
    specialNeeds: { label: t('specialNeeds'), text: ({ specialNeeds }) => specialNeeds },
    description: { label: t('note'), text: ({ description }) => description },
  }
}
