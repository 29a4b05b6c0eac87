import type { CatalogueDraft } from '#lib/client/catalogue/admin/catalogue-draft'
import { sceneOf } from '#lib/domain/catalogue/scenes'
import { settingsOf } from '#lib/domain/catalogue/settings-of'
import type { Language } from '#lib/domain/platform/basics'
import { elofDomains, eyfsAreas } from '#lib/domain/platform/vocabulary'
import type { ExploreCard } from '#lib/schemas/catalogue/explore'

interface Options extends CatalogueDraft {
  id: string
  language: Language
  /** The name of a material in the user's language. */
  nameOf: (id: string) => string
}

/** Converts the form's values to the card that users would see, in one language. */
export function toPreviewCard({ id, language, nameOf, categoryId, setting, text, materials, ...draft }: Options): ExploreCard {
  const amount = toNumber(draft.priceUsd)
  return {
    ...{ id, categoryId, setting, difficulty: draft.difficulty },
    title: text[language].title.trim(),
    description: text[language].description.trim(),
    thumbnailUrl: null,
    picture: draft.picture,
    scene: sceneOf({ setting, categoryId, places: [], occasions: [] }),
    isFree: amount === 0,
    price: amount === 0 ? null : { amount, currency: 'USD' },
    ...{ isNew: true, isTrending: false, isSaved: false, rating: null, ratingCount: 0, missing: null, createdAt: '' },
    duration: toNumber(draft.durationMinutes),
    settings: settingsOf(setting, []),
    ageMinMonths: toNumber(draft.ageMinMonths),
    // Until an upper end is typed.
    ageMaxMonths: Math.max(toNumber(draft.ageMinMonths), toNumber(draft.ageMaxMonths)),
    elof: elofDomains.filter((one) => draft.elof.includes(one)),
    eyfs: eyfsAreas.filter((one) => draft.eyfs.includes(one)),
    materials: materials.map((material) => ({ id: material.id, name: nameOf(material.id), quantity: material.quantity[language].trim() || null })),
  }
}

/** Parses a typed number; 0 if there is none. */
function toNumber(text: string): number {
  return Number(text) || 0
}
