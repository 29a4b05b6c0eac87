import 'server-only'
import { type PlaceCategory, placeCategories } from '#lib/domain/places/places'
import type { Language } from '#lib/domain/platform/basics'
import { findByName } from '#lib/domain/platform/name-search'
import { messagesOf } from '#lib/i18n/messages'

/** Finds the categories whose name, singular or plural, contains the text in a language. */
export function findCategoriesByName(part: string, language: Language): PlaceCategory[] {
  const { category: one, categories: many } = messagesOf[language].place
  const named = placeCategories.map((category) => ({
    category,
    name: one[category],
    alsoCalled: category === 'other' ? [] : [many[category]],
  }))
  return findByName(named, part).map(({ category }) => category)
}
