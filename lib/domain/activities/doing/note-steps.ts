import type { Language } from '#lib/domain/platform/basics'

/** The safety notes by where they belong: before all steps, or next to one. */
export interface PlacedNotes {
  before: string[]
  /** By the step's index, from 0. */
  atStep: ReadonlyMap<number, readonly string[]>
}

/** A note about these is for the whole time: sun hats, and water to drink or to keep away from. */
const always: ReadonlySet<string> = new Set(['water', 'hat', 'agua', 'sombrero', 'gorra', 'מים', 'כובע'])
/** Allergens are to be known before the first step. */
const allergens = /contain|contiene|מכיל/i
/** Shorter words say too little: "in", "de". */
const MIN_LETTERS = 3

/**
 * Places safety notes next to their steps. A note belongs to a step if all materials that it names are used in that step and in no other.
 * Every other note is for all steps: in doubt, users read it before the first.
 * @param materials as shown, such as "Candle (1, short)"
 */
export function placeNotes(notes: readonly string[], steps: readonly string[], materials: readonly string[], language: Language): PlacedNotes {
  const names = materials.map((material) => nameWords(material, language)).filter((words) => words.length > 0)
  const stepWords = steps.map((step) => wordsOf(step, language))
  const before: string[] = []
  const atStep = new Map<number, string[]>()
  for (const note of notes) {
    const noteWords = wordsOf(note, language)
    const named = names.filter((words) => isIn(words, noteWords))
    const places = new Set(named.flatMap((words) => stepWords.flatMap((step, index) => (isIn(words, step) ? index : []))))
    const [only] = places
    if (only === undefined || places.size > 1 || allergens.test(note)) before.push(note)
    else atStep.set(only, [...(atStep.get(only) ?? []), note])
  }
  return { before, atStep }
}

function isIn(words: readonly string[], text: ReadonlySet<string>): boolean {
  return words.every((word) => text.has(word))
}

/** The words that say what a material is: "spoon" of a wooden spoon, "pelota" of a pelota blanda; in Hebrew all, because the first is often any "paper". */
function nameWords(material: string, language: Language): string[] {
  const [name = ''] = material.split(/[:(,;]/)
  const [what = ''] = name.split(/ (?:of|for|with|without|from|de|para|con|sin) /)
  const words = listWords(what)
  const main = language === 'en' ? words.slice(-1) : language === 'es' ? words.slice(0, 1) : words
  return main.map((word) => singular(word, language)).filter((word) => word.length >= MIN_LETTERS && !always.has(word))
}

function wordsOf(text: string, language: Language): ReadonlySet<string> {
  return new Set(listWords(text).flatMap((word) => (language === 'he' ? withoutPrefix(word) : singular(word, language))))
}

function listWords(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? []
}

function singular(word: string, language: Language): string {
  if (language === 'en') {
    return word
      .replace(/ies$/, 'y')
      .replace(/(x|ch|sh|ss)es$/, '$1')
      .replace(/(?<!s)s$/, '')
  }
  if (language === 'es') {
    return word
      .replace(/ces$/, 'z')
      .replace(/(?<=[lrndj])es$/, '')
      .replace(/(?<!s)s$/, '')
  }
  return word
}

/** A Hebrew word as written, and without one or two letters that may be "and", "the", "in" and so on. */
function withoutPrefix(word: string): string[] {
  return [0, 1, 2].flatMap((cut) => (/^[ובלכמהש]*$/.test(word.slice(0, cut)) && word.length - cut >= MIN_LETTERS ? word.slice(cut) : []))
}
