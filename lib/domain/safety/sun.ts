/** Midday sun: by its words, or as an hour between 10 and 16 spent outdoors without shade. */

import { isUse, usesIn } from '#lib/domain/safety/context'
import { at, type Document, type Sentence, wordsOf } from '#lib/domain/safety/document'
import type { Span } from '#lib/domain/safety/match'

const fromHour = 10
const untilHour = 16

/** The midday sun that is part of the plan. In an outdoor card a noon hour is enough; elsewhere the sentence tells of the sun. Shade in the same
 * sentence, or only in passing through it, makes it harmless. */
export function middaySun(document: Document, setting: 'indoor' | 'outdoor' | 'both'): string[] {
  const named = usesIn(document, 'midday_sun', { innocent: ['not_midday_sun'], toysAreFine: true }).map(({ sentence, span }) =>
    wordsOf(sentence, span),
  )
  const atNoon = document.sentences.flatMap((sentence) => {
    if (sentence.field === 'safetyNotes' || sentence.field === 'benefits') return []
    if (at(sentence, 'shade').some((span) => isUse(sentence, span, { plain: true }))) return []
    const sun = at(sentence, 'sun_place').some((span) => isUse(sentence, span, { plain: true, innocent: ['not_midday_sun'] }))
    if (!sun && setting === 'indoor') return []
    const noon = at(sentence, 'noon').filter((span) => isUse(sentence, span, { plain: true, innocent: ['not_midday_sun', 'not_noon'] }))
    return [...(sun || setting === 'outdoor' ? noon : []), ...(sun ? hoursIn(sentence) : [])].map((span) => wordsOf(sentence, span))
  })
  return [...named, ...atNoon]
}

/** Clock times from 10 to 16 h: "at 2 pm", "a las 13:30", "בשעה 12". */
function hoursIn(sentence: Sentence): Span[] {
  return sentence.tokens.flatMap((token, index) => {
    if (!/^\d{1,2}$/.test(token.text)) return []
    const next = sentence.tokens[index + 1]?.text === ':' ? index + 3 : index + 1
    const is = (key: 'clock_am' | 'clock_pm') => at(sentence, key).some((mark) => mark.start === next)
    const isTime = is('clock_am') || is('clock_pm') || at(sentence, 'clock_at').some((mark) => mark.end === index)
    if (!isTime) return []
    const written = Number(token.text)
    const isAfternoon = is('clock_pm') || (!is('clock_am') && written >= 1 && written <= 3)
    const hour = isAfternoon && written < 12 ? written + 12 : written
    const span = { start: index, end: index + 1 }
    return hour >= fromHour && hour < untilHour && isUse(sentence, span, { plain: true, innocent: ['not_noon'] }) ? [span] : []
  })
}
