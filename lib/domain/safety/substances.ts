/** Foods, plants, animals and materials that touch the skin: the only vocabulary for a card's facts, a child's allergies and the words of both. */
import { type Language, languages } from '#lib/domain/platform/basics'
import type { NoteId } from '#lib/domain/safety/hazards'
import { plainWords } from '#lib/domain/safety/normalise'
import data from '#lib/domain/safety/substances.json' with { type: 'json' }
import { type SubstanceKind, substanceKinds } from '#lib/domain/safety/word-senses'

export interface Substance {
  id: string
  kind: SubstanceKind
  name: Record<Language, string>
  /** All other names. */
  words: Record<Language, string[]>
  /** The wider groups it belongs to. */
  within: string[]
  /** Its usual ingredients. */
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

/** Open choices in a text, and the note each needs for a child with an allergy. */
export const OPEN_CHOICE_NOTES: Readonly<Record<string, NoteId>> = {
  food_of_choice: 'choose_food',
  plant_of_choice: 'choose_plant',
  animal_of_choice: 'choose_animal',
}

/** Returns everything that comes with a substance: itself, its groups, its ingredients, and theirs in turn. */
export const exposuresOf = cacheReached(({ within, contains }) => [...within, ...contains])

/** Returns the wider groups of a substance, itself included. */
export const groupsOf = cacheReached(({ within }) => within)

/** Returns the ingredients of a substance, itself included. */
export const ingredientsOf = cacheReached(({ contains }) => contains)

/** Caches what is reached from a substance, because every card is compared with every allergy, and the vocabulary never changes. */
function cacheReached(next: (substance: Substance) => readonly string[]) {
  const known = new Map<string, ReadonlySet<string>>()
  return (id: string): ReadonlySet<string> => {
    const all = known.get(id) ?? collectReached(id, next)
    known.set(id, all)
    return all
  }
}

function collectReached(id: string, next: (substance: Substance) => readonly string[]): Set<string> {
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

/** Returns the substance of a typed word in any of the languages, singular or plural; undefined if there is none. */
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
/** Builds the index on first use, because folding all the words takes a tenth of a second. */
function substancesByWord(): Map<string, Substance> {
  if (byWord) return byWord
  byWord = new Map()
  for (const substance of substances) {
    for (const language of languages) {
      for (const word of [substance.id.replaceAll('-', ' '), substance.name[language], ...substance.words[language]]) {
        const plain = plainWords(word)
        const other = byWord.get(plain)
        // If a word means two substances, the wider one counts: who lists "omelette" as an allergy is allergic to eggs.
        if (!other || groupsOf(other.id).has(substance.id)) byWord.set(plain, substance)
      }
    }
  }
  return byWord
}
