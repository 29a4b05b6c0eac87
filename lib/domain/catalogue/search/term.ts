/** One term of a search, and what it asks for. */
import { phrasesOf, senseWords } from '#lib/domain/catalogue/search/lexicon'
import { isChildren, isCircumstance, isCount, isTagSense, type Sense } from '#lib/domain/catalogue/search/senses'
import type { Language } from '#lib/domain/platform/basics'
import { isTag } from '#lib/domain/platform/vocabulary'
import { tagName } from '#lib/domain/profiles/interest-tags'

/** One search term. */
export interface Term {
  /** The term as typed, and the search text without it. */
  typed: string
  rest: string
  /** The possible senses; empty for a plain word. */
  senses: Sense[]
  /** Its words, each as typed and then in its other forms; empty for terms that no text contains, such as "4 years". */
  words: string[][]
  /** Whether the typed phrase only implies it: "brain break" implies a short time. It ranks, and is not shown. */
  isImplied: boolean
  /** Whether the catalogue leaves it out on purpose. */
  isAbsent: boolean
  /** Whether it names a thing, such as a feast or balloons, that its senses do not replace. */
  isThing: boolean
  /** Whether it says little about what is wanted: "different", "stuck". */
  isAside: boolean
}

/** Returns a term's display name: its sense, or the typed text if it has several senses or is a number. */
export function termName({ typed, senses }: Term, language: Language): string {
  const [sense] = senses
  if (sense === undefined || senses.length > 1 || isCount(sense) || isChildren(sense)) return typed
  if (!isTagSense(sense)) return phrasesOf(senseWords[language].said[sense])[0] ?? typed
  const tag = sense.slice('tag:'.length)
  return isTag(tag) ? tagName(tag, language) : typed
}

/** Returns the searched age in months; undefined if the term has none. */
export function monthsOf(term: Term): number | undefined {
  return countOf(term, 'months')
}

/** Returns the maximum minutes; undefined if the term has none. */
export function minutesOf(term: Term): number | undefined {
  return countOf(term, 'minutes')
}

function countOf({ senses: [sense] }: Term, unit: 'months' | 'minutes'): number | undefined {
  return sense?.startsWith(`${unit}:`) ? Number(sense.slice(unit.length + 1)) : undefined
}

/** Returns whether the term finds activities; an age or time only narrows, and what is absent finds nothing. */
export function findsActivities({ senses, isAbsent }: Term): boolean {
  return !isAbsent && !senses.some(isCount)
}

/** Returns whether the term may be about when, where or how. */
export function isOptionalTerm({ senses }: Term): boolean {
  return senses.some(isCircumstance)
}
