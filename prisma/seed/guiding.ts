/** What an activity's file says beside its steps, language by language, as the app keeps it. */
import type { Guidance } from '#lib/domain/catalogue/guidance'
import { isLearningSource, learningSources } from '#lib/domain/catalogue/learning-sources'
import type { Language } from '#lib/domain/platform/basics'
import type { LibraryActivity } from '#seed/format.ts'

/** When and where it is done; what a file of the first edition does not say is unknown. */
export function occasionOf(activity: LibraryActivity) {
  const { minutes, places = [], occasions = [] } = activity
  return { prepMinutes: minutes?.prep ?? null, tidyMinutes: minutes?.tidy ?? null, places, occasions, circumstances: circumstancesOf(activity) }
}

function circumstancesOf({ participants, childrenPerAdult, energy, mess, noise, weather }: LibraryActivity) {
  if (!participants || childrenPerAdult === undefined || energy === undefined || mess === undefined || noise === undefined) return null
  return { participants, childrenPerAdult, energy, mess, noise, weather: weather ?? null }
}

/** The three lines and the guidance, in each language. */
export function guidingOf(activity: LibraryActivity) {
  const inLanguage = (language: Language) => ({ quick: activity.text[language].quick ?? [], guidance: guidanceOf(activity, language) })
  return { en: inLanguage('en'), es: inLanguage('es'), he: inLanguage('he') }
}

function guidanceOf({ slug, text, watchFor, why, adaptations }: LibraryActivity, language: Language): Guidance | null {
  const { say, ask, nextDay, group = null, drawing } = text[language]
  if (!say || !ask || !nextDay || !watchFor || !why || !adaptations) return null
  return {
    say,
    ask,
    nextDay,
    group,
    drawing: drawing ? { name: slug, caption: drawing } : null,
    watchFor: watchFor.map(({ fromMonths, toMonths, works, stop }) => ({
      ageMinMonths: fromMonths,
      ageMaxMonths: toMonths,
      works: works[language],
      stop: stop[language],
    })),
    why: why.flatMap((one) => {
      if (!isLearningSource(one.source)) return []
      const { name, url } = learningSources[one.source]
      return [{ text: one.text[language], source: { name, url } }]
    }),
    needAdaptations: adaptations.map((one) => ({ needs: one.needs, text: one.text[language] })),
  }
}
