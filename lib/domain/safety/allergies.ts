/** What a child must not meet: the 14 EU allergens by their words, and free texts by the food dictionary or as they were typed. */

import { allergenOf } from '#lib/domain/allergen-words'
import { isToy, isUse } from '#lib/domain/safety/context'
import { at, type Document, type Key, type Sentence, wordsOf } from '#lib/domain/safety/document'
import { foodWords, otherMeanings } from '#lib/domain/safety/foods'
import { compile, type Index, overlap, type Span, scan } from '#lib/domain/safety/match'
import { plainWords } from '#lib/domain/safety/normalise'
import { type Allergen, allergens } from '#lib/domain/vocabulary'

/** The words of a card that hold something on the list; `known` are the allergens of its materials, undefined where nobody has listed them. */
export function allergyMatches(document: Document, known: readonly Allergen[] | undefined, allergies: readonly string[]): string[] {
  return allergies.flatMap((allergy) => {
    const code = allergenOf(allergy)
    const found = code === undefined ? freeTextMatches(document, allergy) : codeMatches(document, code, known !== undefined)
    return code !== undefined && known?.includes(code) ? [code, ...found] : found
  })
}

function codeMatches(document: Document, code: Allergen, areMaterialsKnown: boolean): string[] {
  const isHarmlessToy = toysOf(document, code)
  return document.sentences.flatMap((sentence) =>
    at(sentence, `allergen:${code}`)
      .filter(
        (span) =>
          !isMarkedFree(sentence, code, span) &&
          isPresent(sentence, code, span) &&
          !isHarmlessToy(sentence, span) &&
          !(areMaterialsKnown && isAskedAbout(sentence, span)),
      )
      .map((span) => wordsOf(sentence, span)),
  )
}

/** "May contain nuts" tells that they may be there, even in a warning; else it is a use like any other. */
function isPresent(sentence: Sentence, code: Allergen, span: Span): boolean {
  const innocent: Key[] = [`innocent:${code}`]
  const contained = at(sentence, 'contains').some((mark) => mark.end <= span.start && span.start - mark.end <= 6)
  return isUse(sentence, span, contained ? { innocent, plain: true } : { innocent, toysAreFine: true })
}

/** A safety note that only asks ("check allergies, including celery") names no ingredient where the materials are known and do not hold
 * it. Where they are not known, it may be the one hint that the food holds it. */
function isAskedAbout(sentence: Sentence, span: Span): boolean {
  if (sentence.field !== 'safetyNotes') return false
  const named = [...allergens.flatMap((code) => at(sentence, `allergen:${code}`)), ...at(sentence, 'list_joiner')]
  return at(sentence, 'allergy_question').some(
    (question) =>
      question.end <= span.start &&
      sentence.tokens.slice(question.end, span.start).every((_, index) => {
        const position = question.end + index
        return named.some(({ start, end }) => start <= position && position < end)
      }),
  )
}

/** Where the materials name the thing as a toy ("six plastic eggs") and never as food, and nothing in the card is eaten or heated, its bare name
 * ("find the eggs") means the toy. */
function toysOf({ sentences }: Document, code: Allergen): (sentence: Sentence, span: Span) => boolean {
  const materials = sentences.filter(({ field }) => field === 'materialsNeeded')
  const listed = materials.flatMap((sentence) => at(sentence, `allergen:${code}`).map((span) => ({ sentence, span })))
  const isPlayedOnly = listed.length > 0 && listed.every(({ sentence, span }) => isToy(sentence, span)) && !sentences.some(isFood)
  if (!isPlayedOnly) return () => false
  const names = new Set(listed.flatMap(({ sentence, span }) => bareNames(sentence, span)))
  return (sentence, span) => sentence.field !== 'safetyNotes' && bareNames(sentence, span).some((name) => names.has(name))
}

/** Its first word, without a Hebrew plural: "ביצים" and "ביצי פלסטיק" are the same thing. */
function bareNames(sentence: Sentence, span: Span): string[] {
  return sentence.tokens[span.start]?.forms.map((form) => form.replace(/(?<=[א-ת]{3})(?:ימ|י|ות)$/, '')) ?? []
}

function isFood(sentence: Sentence): boolean {
  return foodKeys.some((key) => at(sentence, key).some((span) => isUse(sentence, span, { plain: true, innocent: ['not_eat', 'not_heat_note'] })))
}
const foodKeys = ['eat', 'taste', 'heat', 'dough', 'blade'] as const

/** "Gluten-free flour", "harina sin gluten": the mark stands within four words. */
function isMarkedFree(sentence: Sentence, code: Allergen, span: Span): boolean {
  return at(sentence, `without:${code}`).some((mark) => (mark.end <= span.start ? span.start - mark.end <= 3 : mark.start - span.end <= 4))
}

function freeTextMatches(document: Document, allergy: string): string[] {
  const index = freeTextIndex(allergy)
  if (index === undefined) return []
  const scanned = document.sentences.map((sentence) => ({ sentence, found: scan(index, sentence.tokens) }))
  const meansOther = scanned.some(({ found }) => found.has('other'))
  return scanned.flatMap(({ sentence, found }) =>
    (found.get('food') ?? [])
      .filter((span) => !(found.get('other') ?? []).some((other) => overlap(other, span)) && !(meansOther && sentence.field !== 'materialsNeeded'))
      .filter((span) => isUse(sentence, span, { toysAreFine: true }))
      .map((span) => wordsOf(sentence, span)),
  )
}

const indexes = new Map<string, Index<'food' | 'other'> | undefined>()
const remembered = 500

/** Compiled once per text; the memory is small and holds no more than `remembered` texts. */
function freeTextIndex(allergy: string): Index<'food' | 'other'> | undefined {
  if (indexes.has(allergy)) return indexes.get(allergy)
  if (indexes.size >= remembered) indexes.clear()
  const typed = plainWords(allergy)
  const phrases = [...new Set([typed, ...foodWords(typed)])].filter((phrase) => phrase.replaceAll(' ', '').length > 1)
  const index =
    phrases.length === 0
      ? undefined
      : compile([...phrases.map((phrase) => ['food', phrase] as const), ...otherMeanings(phrases).map((phrase) => ['other', phrase] as const)])
  indexes.set(allergy, index)
  return index
}
