'use client'

import { useTranslations } from 'next-intl'
import type { CatalogueDraft } from '#lib/client/catalogue/admin/catalogue-draft'
import type { FieldText } from '#lib/client/platform/forms/use-row-form'
import { languages } from '#lib/domain/platform/basics'
import { elofDomains, eyfsAreas, traits } from '#lib/domain/platform/vocabulary'

/** The label and readable value of each field of an activity's form, for comparing two versions. */
export function useCatalogueFieldTexts(tagNames: Record<string, string>): Record<keyof CatalogueDraft, FieldText<CatalogueDraft>> {
  const t = useTranslations('catalogueAdmin')
  const tSetting = useTranslations('setting')
  const tActivity = useTranslations('activity')
  const tHazard = useTranslations('hazard')
  const tSafety = useTranslations('catalogueSafety')
  const factsText = (facts: CatalogueDraft['facts']) => facts?.hazards.map(({ code }) => tHazard(code)).join(', ') ?? t('isDraft')
  return {
    categoryId: { label: t('category'), text: ({ categoryId }) => categoryId },
    setting: { label: t('setting'), text: ({ setting }) => tSetting(setting) },
    durationMinutes: { label: t('duration'), text: ({ durationMinutes }) => durationMinutes },
    ageMinMonths: { label: t('ageMin'), text: ({ ageMinMonths }) => ageMinMonths },
    ageMaxMonths: { label: t('ageMax'), text: ({ ageMaxMonths }) => ageMaxMonths },
    difficulty: { label: t('difficulty'), text: ({ difficulty }) => tActivity(`difficulty.${difficulty}`) },
    priceUsd: { label: t('price'), text: ({ priceUsd }) => priceUsd },
    participation: {
      label: t('participation'),
      text: ({ participation: { min, max, childrenPerAdult } }) => [min, max, childrenPerAdult].join(' · '),
    },
    picture: { label: t('pictures'), text: ({ picture }) => picture.join(', ') },
    tags: { label: t('tags'), text: ({ tags }) => tags.map((tag) => tagNames[tag] ?? tag).join(', ') },
    traits: { label: t('traits'), text: (draft) => joinNames(traits, draft.traits, (one) => t(`trait.${one}`)) },
    elof: { label: t('elof'), text: (draft) => joinNames(elofDomains, draft.elof, (one) => t(`domain.${one}`)) },
    eyfs: { label: t('eyfs'), text: (draft) => joinNames(eyfsAreas, draft.eyfs, (one) => t(`area.${one}`)) },
    materials: {
      label: t('materials'),
      text: ({ materials }) =>
        materials.map(({ id, quantity }) => [id, ...languages.map((language) => quantity[language])].join(' ').trim()).join('\n'),
    },
    facts: { label: tSafety('title'), text: ({ facts }) => factsText(facts) },
    text: { label: t('texts'), text: ({ text }) => languages.map((language) => Object.values(text[language]).join('\n')).join('\n\n') },
  }
}

function joinNames<T extends string>(all: readonly T[], chosen: readonly string[], nameOf: (one: T) => string): string {
  return all
    .filter((one) => chosen.includes(one))
    .map(nameOf)
    .join(', ')
}
