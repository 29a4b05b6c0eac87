import type { Language } from '#lib/domain/platform/basics'
import type { Place } from '#lib/domain/safety/facts'
import type { SafetyCheck } from '#lib/schemas/catalogue/catalogue'

type Found = SafetyCheck['questions'][number]

/** What one answer settles: all words, in all languages, that may mean the same danger at one place, or the same substance anywhere. */
export interface SafetyQuestion extends Pick<Found, 'hazard' | 'substance' | 'isNever'> {
  key: string
  words: Record<Language, string[]>
  /** Of a danger, where it would be declared. */
  place: Place
  /** Where the words stand, without the language. */
  fields: string[]
}

/**
 * The words that nobody has answered for yet, as questions, in the order in which they stand in the texts; those of the whole card come last, for
 * what is declared of a step answers them too.
 */
export function openQuestions(found: readonly Found[]): SafetyQuestion[] {
  const open = found.filter(({ isCovered }) => !isCovered)
  const questions = distinct(open.map(keyOf)).flatMap((key) => {
    const all = open.filter((one) => keyOf(one) === key)
    const [first] = all
    if (!first) return []
    const wordsIn = (language: Language) => distinct(all.filter((one) => one.language === language).map(({ word }) => word))
    return [
      {
        key,
        words: { en: wordsIn('en'), es: wordsIn('es'), he: wordsIn('he') },
        place: placeOf(first.field),
        fields: distinct(all.map(({ field }) => field.replace(/^text\.\w+\./, ''))),
        hazard: first.hazard,
        substance: first.substance,
        isNever: all.some(({ isNever }) => isNever),
      },
    ]
  })
  return questions.toSorted((a, b) => Number(isOfCard(a)) - Number(isOfCard(b)))
}

const isOfCard = ({ hazard, place }: SafetyQuestion) => hazard !== null && place === 'card'

/** By what one answer covers. */
function keyOf({ hazard, substance, field }: Found): string {
  return hazard ? `${hazard} ${placeOf(field)}` : `${substance?.id}`
}

/** `text.en.instructions.2` is step 3; what stands neither in a step nor in a variation is of the whole card. */
function placeOf(field: string): Place {
  const [, , part, entry] = field.split('.')
  if (part === 'instructions') return Number(entry) + 1
  return part === 'easier' || part === 'harder' ? part : 'card'
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}
