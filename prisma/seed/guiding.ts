/** Converts what an activity's file says besides its steps to the form in which the app stores it, per language. */
import type { Guidance } from '#lib/domain/catalogue/guidance'
import { isLearningSource, learningSources } from '#lib/domain/catalogue/learning-sources'
import type { Language } from '#lib/domain/platform/basics'
import type { LibraryActivity } from '#seed/format.ts'

/** When and where it is done. */
export function occasionOf({ minutes, places, occasions, participants, childrenPerAdult, energy, mess, noise, weather }: LibraryActivity) {
  const circumstances = { participants, childrenPerAdult, energy, mess, noise, weather }
  return { prepMinutes: minutes.prep, tidyMinutes: minutes.tidy, places, occasions, circumstances }
}

/** The three lines and the guidance, in each language. */
export function guidingOf(activity: LibraryActivity) {
  const inLanguage = (language: Language) => ({ quick: activity.text[language].quick, guidance: guidanceOf(activity, language) })
  return { en: inLanguage('en'), es: inLanguage('es'), he: inLanguage('he') }
}

function guidanceOf({ slug, text, watchFor, why, adaptations, partsByAge = [] }: LibraryActivity, language: Language): Guidance {
  const { say, ask, nextDay, group = null, drawing } = text[language]
  return {
    say,
    ask,
    nextDay,
    group,
    partsByAge: partsByAge.map(({ fromMonths, toMonths, steps }) => ({ ageMinMonths: fromMonths, ageMaxMonths: toMonths, steps: steps[language] })),
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
