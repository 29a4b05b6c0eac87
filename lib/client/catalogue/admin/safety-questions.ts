import type { Language } from '#lib/domain/platform/basics'
import type { Place } from '#lib/domain/safety/facts'
import type { SafetyCheck } from '#lib/schemas/catalogue/catalogue'

type Found = SafetyCheck['questions'][number]

/** A question that one answer settles: all words, in all languages, for the same danger at one place, or the same substance anywhere. */
export interface SafetyQuestion extends Pick<Found, 'hazard' | 'substance' | 'isNever'> {
  key: string
  words: Record<Language, string[]>
  /** The place where a danger would be declared. */
  place: Place
  /** The fields that contain the words, without the language. */
  fields: string[]
}

/**
 * Lists questions about words that no fact answers yet, in text order. Those about the whole card come last, because a hazard declared at a
 * step answers them too.
 */
export function listOpenQuestions(found: readonly Found[]): SafetyQuestion[] {
  const open = found.filter(({ isCovered }) => !isCovered)
  const questions = toDistinct(open.map(toKey)).flatMap((key) => {
    const all = open.filter((one) => toKey(one) === key)
    const [first] = all
    if (!first) return []
    const wordsIn = (language: Language) => toDistinct(all.filter((one) => one.language === language).map(({ word }) => word))
    return [
      {
        key,
        words: { en: wordsIn('en'), es: wordsIn('es'), he: wordsIn('he') },
        place: toPlace(first.field),
        fields: toDistinct(all.map(({ field }) => field.replace(/^text\.\w+\./, ''))),
        hazard: first.hazard,
        substance: first.substance,
        isNever: all.some(({ isNever }) => isNever),
      },
    ]
  })
  return questions.toSorted((a, b) => Number(isOfCard(a)) - Number(isOfCard(b)))
}

const isOfCard = ({ hazard, place }: SafetyQuestion) => hazard !== null && place === 'card'

/** Groups words that one answer covers. */
function toKey({ hazard, substance, field }: Found): string {
  return hazard ? `${hazard} ${toPlace(field)}` : `${substance?.id}`
}

/** Returns a field's place: `text.en.instructions.2` is step 3; fields other than steps and variations belong to the whole card. */
function toPlace(field: string): Place {
  const [, , part, entry] = field.split('.')
  if (part === 'instructions') return Number(entry) + 1
  return part === 'easier' || part === 'harder' ? part : 'card'
}

function toDistinct(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}
