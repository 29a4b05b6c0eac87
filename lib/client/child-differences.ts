import type { useTranslations } from 'next-intl'
import { allergyName } from '#lib/client/allergy-name'
import type { ChildDraft } from '#lib/client/use-child-form'

interface Texts {
  t: ReturnType<typeof useTranslations<'childForm'>>
  tAllergens: ReturnType<typeof useTranslations<'allergens'>>
  tNeeds: ReturnType<typeof useTranslations<'needs'>>
}

/** What differs between what is typed and what is saved, as people read it. */
export function childDifferences(mine: ChildDraft, { theirs, fields }: { theirs: ChildDraft; fields: string[] }, texts: Texts) {
  const { t, tAllergens, tNeeds } = texts
  const shown: Record<keyof ChildDraft, { label: string; text: (draft: ChildDraft) => string }> = {
    name: { label: t('name'), text: ({ name }) => name },
    dateOfBirth: { label: t('dateOfBirth'), text: ({ dateOfBirth }) => dateOfBirth },
    avatarBase64: { label: t('avatar'), text: ({ avatarBase64 }) => (avatarBase64 ? t('avatar') : '') },
    interestLevel: { label: t('interestLevel'), text: ({ interestLevel }) => interestLevel },
    allergies: { label: t('allergies'), text: ({ allergies }) => allergies.map((allergy) => allergyName(allergy, tAllergens)).join(', ') },
    needs: { label: t('needs'), text: ({ needs }) => needs.map((need) => tNeeds(need)).join(', ') },
    weeksEarly: { label: t('weeksEarly'), text: ({ weeksEarly }) => weeksEarly },
    specialNeeds: { label: t('specialNeeds'), text: ({ specialNeeds }) => specialNeeds },
    description: { label: t('note'), text: ({ description }) => description },
  }
  return Object.entries(shown).flatMap(([field, { label, text }]) =>
    fields.includes(field) ? [{ label, theirs: text(theirs), mine: text(mine) }] : [],
  )
}
