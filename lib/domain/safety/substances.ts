/** Foods, plants, animals and what touches the skin: the one vocabulary for a card's facts, a child's allergies and the words of both. */
import { type Language, languages } from '#lib/domain/platform/basics'
import type { NoteId } from '#lib/domain/safety/hazards'
import { plainWords } from '#lib/domain/safety/normalise'
import data from '#lib/domain/safety/substances.json' with { type: 'json' }

export const substanceKinds = ['food', 'plant', 'animal', 'material'] as const
export type SubstanceKind = (typeof substanceKinds)[number]

export interface Substance {
  id: string
  kind: SubstanceKind
  name: Record<Language, string>
  /** Every other way people write it. */
  words: Record<Language, string[]>
  /** Wider groups that it belongs to. */
  within: string[]
  /** What it usually contains. */
  contains: string[]
}

const isKind = (text: string): text is SubstanceKind => substanceKinds.some((kind) => kind === text)

export const substances: readonly Substance[] = data.map(({ kind, ...rest }) => {
  if (!isKind(kind)) throw new Error(`substances.json: ${rest.id} is a "${kind}"`)
  return { ...rest, kind }
})

const byId = new Map(substances.map((substance) => [substance.id, substance]))

export function findSubstance(id: string): Substance | undefined {
  return byId.get(id)
}

/** Where the text leaves it open, and the note that it takes for whoever has an allergy. */
export const OPEN_CHOICE_NOTES: Readonly<Record<string, NoteId>> = {
  food_of_choice: 'choose_food',
  plant_of_choice: 'choose_plant',
  animal_of_choice: 'choose_animal',
}

/** What somebody meets who meets this: itself, what it is a kind of, what it contains, and so on from there. */
export const exposuresOf = remembered(({ within, contains }) => [...within, ...contains])

/** The wider groups of a substance, itself included. */
export const groupsOf = remembered(({ within }) => within)

/** What a substance is made of, itself included. */
export const ingredientsOf = remembered(({ contains }) => contains)

/** What is reached from a substance: every card is compared with every allergy, and the vocabulary never changes. */
function remembered(next: (substance: Substance) => readonly string[]) {
  const known = new Map<string, ReadonlySet<string>>()
  return (id: string): ReadonlySet<string> => {
    const all = known.get(id) ?? reached(id, next)
    known.set(id, all)
    return all
  }
}

function reached(id: string, next: (substance: Substance) => readonly string[]): Set<string> {
  const all = new Set<string>()
  const waiting = [id]
  for (let here = waiting.pop(); here !== undefined; here = waiting.pop()) {
    if (all.has(here)) continue
    all.add(here)
    const substance = byId.get(here)
    if (substance) waiting.push(...next(substance))
  }
  return all
}

/** The substance that a typed word means in any of the languages, also in the singular or plural; undefined where there is none. */
export function substanceNamed(typed: string): Substance | undefined {
  const words = plainWords(typed)
  const named = substancesByWord()
  return named.get(words) ?? singularsOf(words).flatMap((word) => named.get(word) ?? [])[0]
}

function singularsOf(words: string): string[] {
  if (/[א-ת]/.test(words))
    return ['ימ', 'ות', 'י'].flatMap((end) => (words.endsWith(end) ? [words.slice(0, -end.length), `${words.slice(0, -end.length)}ה`] : []))
  return [words.replace(/s$/, ''), words.replace(/es$/, ''), words.replace(/ies$/, 'y')].filter((word) => word !== words)
}

let byWord: Map<string, Substance> | undefined
/** Made when somebody first types an allergy: folding all the words takes a tenth of a second. */
function substancesByWord(): Map<string, Substance> {
  if (byWord) return byWord
  byWord = new Map()
  for (const substance of substances) {
    for (const language of languages) {
      for (const word of [substance.id.replaceAll('-', ' '), substance.name[language], ...substance.words[language]]) {
        const plain = plainWords(word)
        const other = byWord.get(plain)
        // The narrowest first: of two that a word means, the one within the other.
        if (!other || groupsOf(other.id).has(substance.id)) byWord.set(plain, substance)
      }
    }
  }
  return byWord
}
