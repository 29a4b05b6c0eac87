import type { WrittenBlock } from '#lib/domain/activities/days/card'
import type { FitCandidate } from '#lib/domain/activities/fit'
import { settingsOf } from '#lib/domain/catalogue/settings-of'
import type { Language } from '#lib/domain/platform/basics'
import type { Facts } from '#lib/domain/safety/facts'
import { guidingOf, occasionOf } from '#seed/guiding.ts'
import { readLibrary } from '#seed/read.ts'

/** A library activity as the selection, the day plan and the gate see it; its slug is its id. */
export type SeededCard = FitCandidate & WrittenBlock & { facts: Facts }

/** The whole library in one language. */
export function seededCards(language: Language = 'en'): SeededCard[] {
  const { activities, materials } = readLibrary()
  const names = new Map(materials.map(({ id, name }) => [id, name[language]]))
  return activities.map(({ slug, category, priceUsd, materials: needed, text, ...activity }) => {
    const { title, benefits, safetyNotes } = text[language]
    const { prepMinutes, tidyMinutes, places, circumstances } = occasionOf({ slug, category, priceUsd, materials: needed, text, ...activity })
    return {
      ...activity,
      ...{ id: slug, categoryId: category, isFree: priceUsd === null, settings: settingsOf(activity.setting, places), places },
      ...{
        prepMinutes,
        tidyMinutes,
        circumstances,
        quick: guidingOf({ slug, category, priceUsd, materials: needed, text, ...activity })[language].quick,
      },
      ...{ title, benefits, safetyNotes, materialIds: needed.map(({ id }) => id), materialsNeeded: needed.map(({ id }) => names.get(id) ?? '') },
    }
  })
}
