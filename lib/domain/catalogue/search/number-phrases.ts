/** Reads ages, times and numbers of children in search text. */
import { type FoundPhrase, lexicons } from '#lib/domain/catalogue/search/lexicon'
import { smallWords } from '#lib/domain/catalogue/search/search-words'
import { childrenSense, isCount } from '#lib/domain/catalogue/search/senses'
import { isWordAt, type TypedWord } from '#lib/domain/catalogue/search/typed-words'
import type { Language } from '#lib/domain/platform/basics'
import { MAX_AGE_MONTHS } from '#lib/domain/profiles/age'

/** The maximum number of children that a search may name. */
const MAX_CHILDREN = 100

/** Parses an age, a time or a number of children: "ages 3 to 5", "10 min", "25 kids". */
export function findNumberPhrase(words: TypedWord[], start: number, language: Language): FoundPhrase | undefined {
  return findGroupSize(words, start, language) ?? findCount(words, start, language)
}

/** Parses the size of a group: "group of 20", "a class of 25 kids". */
function findGroupSize(words: TypedWord[], start: number, language: Language): FoundPhrase | undefined {
  const { groups, units } = lexicons[language].children
  const isAt = (at: number, some: ReadonlySet<string>) => isWordAt(words, at, some)
  if (!isAt(start, groups)) return undefined
  const at = isAt(start + 1, smallWords) ? start + 2 : start + 1
  const count = Number(words[at]?.folded ?? '')
  if (!isChildCount(count) || findCount(words, at, language)?.senses.some(isCount)) return undefined
  return { senses: [childrenSense(count)], length: at + (isAt(at + 1, units) ? 2 : 1) - start, isMeant: true }
}

function isChildCount(count: number): boolean {
  return Number.isInteger(count) && count > 0 && count <= MAX_CHILDREN
}

function findCount(words: TypedWord[], start: number, language: Language): FoundPhrase | undefined {
  const { counting, children } = lexicons[language]
  const wordAt = (at: number) => words[at]?.folded ?? ''
  const isAt = (at: number, some: ReadonlySet<string>) => isWordAt(words, at, some)
  const numberAt = (at: number) => (/^\d{1,3}$/.test(wordAt(at)) ? Number(wordAt(at)) : counting.numbers.get(wordAt(at)))
  let at = start
  const isAge = isAt(at, counting.ofAge)
  if (isAge) at++
  const least = numberAt(at)
  if (least === undefined) return undefined
  at++
  const between = isAt(at, counting.between) ? 1 : 0
  const most = Math.max(least, numberAt(at + between) ?? 0)
  if (most !== least) at += between + 1
  const end = (next: number) => (isAt(next, counting.after) ? next + 1 : next) - start
  if (isAt(at, counting.months)) return toAge((least + most) / 2, end(at + 1))
  if (isAt(at, counting.years)) return toAge(((least + most + 1) / 2) * 12, end(at + 1))
  if (isAt(at, counting.minutes)) return { senses: [`minutes:${most}`], length: at + 1 - start, isMeant: true }
  if (isAt(at, counting.hours)) return { senses: [`minutes:${most * 60}`], length: at + 1 - start, isMeant: true }
  if (isAt(at, children.units) && isChildCount(most)) return { senses: [childrenSense(most)], length: at + 1 - start, isMeant: true }
  return isAge ? toAge(((least + most + 1) / 2) * 12, at - start) : undefined
}

function toAge(months: number, length: number): FoundPhrase | undefined {
  return months <= MAX_AGE_MONTHS + 12 ? { senses: [`months:${Math.min(Math.floor(months), MAX_AGE_MONTHS)}`], length, isMeant: true } : undefined
}
