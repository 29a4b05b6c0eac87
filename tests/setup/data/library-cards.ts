import type { WrittenBlock } from '#lib/domain/activities/days/card'
import type { FitCandidate } from '#lib/domain/activities/fit'
import { settingsOf } from '#lib/domain/catalogue/settings-of'
import type { Language } from '#lib/domain/platform/basics'
import type { Facts } from '#lib/domain/safety/facts'
import { guidingOf, occasionOf } from '#seed/guiding.ts'
import { library } from './library.ts'

/** A library activity as the selection, the day plan and the gate see it; its slug is its id. */
export type LibraryCard = FitCandidate & WrittenBlock & { facts: Facts }

/** Returns the whole library in one language. */
export function readLibraryCards(language: Language = 'en'): LibraryCard[] {
  const { activities, materials } = library
  const names = new Map(materials.map(({ id, name }) => [id, name[language]]))
  return activities.map(({ slug, category, priceUsd, materials: needed, text, ...activity }) => {
    const { title, benefits, safetyNotes, group = null } = text[language]
    const lineOf = ({ id, quantity }: (typeof needed)[number]) => `${names.get(id) ?? ''}${quantity ? ` (${quantity[language]})` : ''}`
    const { prepMinutes, tidyMinutes, places, occasions, circumstances } = occasionOf({
      slug,
      category,
      priceUsd,
      materials: needed,
      text,
      ...activity,
    })
    const guiding = guidingOf({ slug, category, priceUsd, materials: needed, text, ...activity })[language]
    return {
      ...activity,
      ...{ id: slug, categoryId: category, isFree: priceUsd === null, settings: settingsOf(activity.setting, places), places, occasions },
      ...{
        prepMinutes,
        tidyMinutes,
        circumstances,
        partsByAge: guiding.guidance?.partsByAge ?? [],
        hasGroupText: text[language].group !== undefined,
        quick: guiding.quick,
      },
      ...{ title, benefits, safetyNotes, materialIds: needed.map(({ id }) => id), materialsNeeded: needed.map(lineOf) },
      ...{
        guidance: { group, partsByAge: guiding.guidance?.partsByAge ?? [] },
        childrenPerSet: needed.map(({ childrenPerSet = null }) => childrenPerSet),
      },
    }
  })
}
