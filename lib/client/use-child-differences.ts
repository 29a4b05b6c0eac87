'use client'

import { useTranslations } from 'next-intl'
import { allergyName } from '#lib/client/allergy-name'
import type { ChildDraft } from '#lib/client/use-child-form'

interface Conflict {
  theirs: ChildDraft
  /** In which they differ. */
  fields: string[]
}

/** Says what differs between a profile as it is typed and as it is saved, as people read it. */
export function useChildDifferences() {
  const t = useTranslations('childForm')
  const tAllergens = useTranslations('allergens')
  const tNeeds = useTranslations('needs')
  const shown: Record<Exclude<keyof ChildDraft, 'otherAllergy'>, { label: string; text: (draft: ChildDraft) => string }> = {
    name: { label: t('name'), text: ({ name }) => name },
    dateOfBirth: { label: t('dateOfBirth'), text: ({ dateOfBirth }) => dateOfBirth },
    avatarBase64: { label: t('avatar'), text: ({ avatarBase64 }) => (avatarBase64 ? t('avatarThere') : '') },
    interestLevel: { label: t('interestLevel'), text: ({ interestLevel }) => interestLevel },
    allergies: { label: t('allergies'), text: ({ allergies }) => allergies.map((allergy) => allergyName(allergy, tAllergens)).join(', ') },
    needs: { label: t('needs'), text: ({ needs }) => needs.map((need) => tNeeds(need)).join(', ') },
    weeksEarly: { label: t('weeksEarly'), text: ({ weeksEarly }) => weeksEarly },
    specialNeeds: { label: t('specialNeeds'), text: ({ specialNeeds }) => specialNeeds },
    description: { label: t('note'), text: ({ description }) => description },
  }
  return (mine: ChildDraft, { theirs, fields }: Conflict) =>
    Object.entries(shown).flatMap(([field, { label, text }]) => (fields.includes(field) ? [{ label, theirs: text(theirs), mine: text(mine) }] : []))
}
