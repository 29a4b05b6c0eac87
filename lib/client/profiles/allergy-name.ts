import type { useTranslations } from 'next-intl'
import { allergens } from '#lib/domain/platform/vocabulary'

/** Formats an allergy: an allergen by its name, anything else as it was typed. */
export function formatAllergy(allergy: string, t: ReturnType<typeof useTranslations<'allergens'>>): string {
  const allergen = allergens.find((code) => code === allergy)
  return allergen ? t(allergen) : allergy
}
