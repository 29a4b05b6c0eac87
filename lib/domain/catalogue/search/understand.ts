/** Parses search text into words and their possible meanings. */

import { functionWords, smallWords, wordForms } from '#lib/domain/catalogue/search/search-words'
import { english } from '#lib/domain/catalogue/search/sense-words/en'
import { spanish } from '#lib/domain/catalogue/search/sense-words/es'
import { hebrew } from '#lib/domain/catalogue/search/sense-words/he'
import {
  activitySenses,
  childCounts,
  childrenSense,
  isChildren,
  isCircumstance,
  isCount,
  isTagSense,
  isTheme,
  type Sense,
  type SenseWords,
} from '#lib/domain/catalogue/search/senses'
import { type Language, languages, settings } from '#lib/domain/platform/basics'
import { isTag, tags } from '#lib/domain/platform/vocabulary'
import { MAX_AGE_MONTHS } from '#lib/domain/profiles/age'
import { tagName, tagPhrases } from '#lib/domain/profiles/interest-tags'
import { foldWord } from '#lib/domain/safety/normalise'

/** The maximum number of terms; more add nothing. */
const MOST_TERMS = 12
/** The maximum number of children that a search may name. */
const MAX_CHILDREN = 100

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

const senseWords: Readonly<Record<Language, SenseWords>> = { en: english, es: spanish, he: hebrew }

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

/** Returns whether the text has any word. */
export function hasWords(typed: string): boolean {
  return typedWords(typed).length > 0
}

/**
 * Parses search text into terms, in typed order. It uses the language in which most words have a meaning; in a tie the user's
 * language wins. It drops filler words ("ideas for"), even if no others remain.
 */
export function understand(typed: string, userLanguage: Language): Term[] {
  const words = typedWords(typed)
  const readings = [userLanguage, ...languages.filter((language) => language !== userLanguage)].map((language) => read(words, language))
  const [best = []] = readings
    .map((reading) => ({ reading, meant: meantWords(reading) }))
    .sort((a, b) => b.meant - a.meant)
    .map(({ reading }) => reading)
  const telling = best.filter(({ isNothing }) => !isNothing)
  const seen = new Set<string>()
  // "Games" has a meaning if it is the only word; in "games with balls" it is filler.
  return (telling.length > 0 ? telling : best.filter(({ senses, isSpare }) => senses.length > 0 || isSpare))
    .filter(({ key }) => !seen.has(key) && seen.add(key))
    .slice(0, MOST_TERMS)
    .map(({ key, length, isNothing, isSpare, ...term }) => term)
}

interface Read extends Term {
  /** The folded words, to find duplicates. */
  key: string
  /** The number of words in the phrase. */
  length: number
  isNothing: boolean
  /** Whether it counts if all words are filler. */
  isSpare: boolean
}

function meantWords(reading: Read[]): number {
  return reading.reduce(
    (sum, { length, senses, isNothing, isAbsent, isThing }) => sum + (senses.length > 0 || isNothing || isAbsent || isThing ? length : 0),
    0,
  )
}

/** A typed word and all its forms. */
interface TypedWord {
  text: string
  folded: string
  forms: string[]
  /** The forms without optional Hebrew vowel letters; empty if too few letters remain. */
  bones: string[]
}

const vowelLetters = /[וי]/gu
/** Enough letters to tell most words apart. */
const distinctBones = /^[א-ת]{3,}$/u

/** Returns a form without vowel letters, because "מוטוריקה" and "מוטריקה" are one word. A mark keeps it different from every word. */
function bonesOf(form: string): string[] {
  const bones = form.replace(vowelLetters, '')
  return distinctBones.test(bones) ? [`~${bones}`] : []
}

/** Splits text into words. A number before letters is a separate word: "4yo". */
const pieces = /\p{N}+(?:[.,/]\p{N}+)?|[\p{L}\p{M}](?:[\p{L}\p{M}\p{N}]|['’‘`´׳״"](?=\p{L}))*/gu

function typedWords(typed: string): TypedWord[] {
  return (typed.match(pieces) ?? []).flatMap((text) => {
    const perLanguage = languages.map((language) => wordForms(text, language).flat())
    const folded = perLanguage[0]?.[0]
    // A form of one letter ("zzzz") is not a meaning.
    const forms = [...new Set(perLanguage.flat())].filter((form, at) => at === 0 || form.length > 1)
    return folded === undefined ? [] : [{ text, folded, forms, bones: forms.flatMap(bonesOf) }]
  })
}

function read(words: TypedWord[], language: Language): Read[] {
  const terms: Read[] = []
  for (let at = 0; at < words.length; ) {
    const found = counted(words, at, language) ?? longest(words, at, lexicons[language])
    const own = words.slice(at, at + (found?.length ?? 1))
    const { senses = [], implied = [], isAbsent = false, isThing = false } = found ?? {}
    // "No candy" is not about candy; "no mess" is a phrase.
    const isNegated = (found?.isMeant !== true || isAbsent || isThing) && isAfterNegation(words, at, lexicons[language])
    const key = own.map(({ folded }) => folded).join(' ')
    const shared = {
      typed: textOf(own),
      rest: textOf([...words.slice(0, at), ...words.slice(at + own.length)]),
      isAbsent: false,
      isThing: false,
      isAside: false,
    }
    terms.push({
      ...shared,
      senses,
      // A theme may also appear in a text; when, where and how are not searched there.
      words: !isAbsent && (senses.length === 0 || senses.some(isTheme)) ? tellingWords(own, lexicons[language]) : [],
      key,
      length: own.length,
      isNothing:
        isNegated ||
        (!found?.isMeant && (found?.senses.length === 0 || own.every(({ forms }) => forms.some((form) => lexicons[language].nothing.has(form))))),
      isSpare: isNegated || own.every(({ forms }) => forms.some((form) => functionWords.has(form))),
      isImplied: false,
      isAbsent,
      isThing,
      isAside: senses.length === 0 && !isThing && !isAbsent && own.every(({ forms }) => forms.some((form) => lexicons[language].asides.has(form))),
    })
    for (const sense of implied)
      terms.push({ ...shared, senses: [sense], words: [], key: `${key} ${sense}`, length: 0, isNothing: isNegated, isSpare: false, isImplied: true })
    at += own.length
  }
  return terms
}

/** Returns whether the word before negates this one, also with an article between: "without a screen". */
function isAfterNegation(words: TypedWord[], at: number, { without }: Lexicon): boolean {
  const isAt = (place: number, some: ReadonlySet<string>) => words[place]?.forms.some((form) => some.has(form)) ?? false
  return isAt(at - 1, without) || (isAt(at - 1, smallWords) && isAt(at - 2, without))
}

/** Returns the forms of a phrase's words without filler words, unless it has no others. */
function tellingWords(words: TypedWord[], { nothing, alsoSaid }: Lexicon): string[][] {
  const others = words.length > 1 ? alsoSaid.get(words.map(({ folded }) => folded).join(' ')) : undefined
  if (others) return [[...others]]
  const telling = words.filter(({ forms }) => !forms.some((form) => nothing.has(form)))
  return (telling.length > 0 ? telling : words).map(({ forms }) => [...new Set([...forms, ...forms.flatMap((form) => alsoSaid.get(form) ?? [])])])
}

function textOf(words: TypedWord[]): string {
  return words.map(({ text }) => text).join(' ')
}

interface Found {
  senses: Sense[]
  length: number
  implied?: readonly Sense[]
  isAbsent?: boolean
  isThing?: boolean
  /** Whether it has this meaning even if each of its words is a filler word. */
  isMeant?: boolean
}

/** Parses an age, a time or a number of children: "ages 3 to 5", "10 min", "25 kids". */
function counted(words: TypedWord[], start: number, language: Language): Found | undefined {
  return groupOf(words, start, language) ?? countedOf(words, start, language)
}

/** Parses the size of a group: "group of 20", "a class of 25 kids". */
function groupOf(words: TypedWord[], start: number, language: Language): Found | undefined {
  const { groups, units } = lexicons[language].children
  const isAt = (at: number, some: ReadonlySet<string>) => words[at]?.forms.some((form) => some.has(form)) ?? false
  if (!isAt(start, groups)) return undefined
  const at = isAt(start + 1, smallWords) ? start + 2 : start + 1
  const count = Number(words[at]?.folded ?? '')
  if (!isChildCount(count) || countedOf(words, at, language)?.senses.some(isCount)) return undefined
  return { senses: [childrenSense(count)], length: at + (isAt(at + 1, units) ? 2 : 1) - start, isMeant: true }
}

function isChildCount(count: number): boolean {
  return Number.isInteger(count) && count > 0 && count <= MAX_CHILDREN
}

function countedOf(words: TypedWord[], start: number, language: Language): Found | undefined {
  const { counting, children } = lexicons[language]
  const wordAt = (at: number) => words[at]?.folded ?? ''
  const isAt = (at: number, some: ReadonlySet<string>) => words[at]?.forms.some((form) => some.has(form)) ?? false
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
  if (isAt(at, counting.months)) return ofAge((least + most) / 2, end(at + 1))
  if (isAt(at, counting.years)) return ofAge(((least + most + 1) / 2) * 12, end(at + 1))
  if (isAt(at, counting.minutes)) return { senses: [`minutes:${most}`], length: at + 1 - start, isMeant: true }
  if (isAt(at, counting.hours)) return { senses: [`minutes:${most * 60}`], length: at + 1 - start, isMeant: true }
  if (isAt(at, children.units) && isChildCount(most)) return { senses: [childrenSense(most)], length: at + 1 - start, isMeant: true }
  return isAge ? ofAge(((least + most + 1) / 2) * 12, at - start) : undefined
}

function ofAge(months: number, length: number): Found | undefined {
  return months <= MAX_AGE_MONTHS + 12 ? { senses: [`months:${Math.min(Math.floor(months), MAX_AGE_MONTHS)}`], length, isMeant: true } : undefined
}

/** Finds the longest phrase that starts here, in any form of its words. The typed spelling comes before other spellings. */
function longest(words: TypedWord[], start: number, { phrases }: Lexicon): Found | undefined {
  const walk = (branch: Branch, length: number): Found | undefined => {
    let best: Found | undefined
    const { forms = [], bones = [] } = words[start + length] ?? {}
    for (const form of [...forms, ...bones]) {
      const next = branch.next.get(form)
      const found = next && walk(next, length + 1)
      if (found && found.length > (best?.length ?? 0)) best = found
    }
    if (best) return best
    const { senses, implied, isAbsent, isThing, isFiller } = branch
    const isMeaningful = isAbsent || isThing || senses.length > 0 || implied.length > 0
    // One filler word with a meaning stays filler: "games".
    const isMeant =
      isMeaningful && (length > 1 || isAbsent || isThing || implied.length > 0 || senses.some((sense) => isCount(sense) || isChildren(sense)))
    return isMeaningful || isFiller ? { senses, length, implied, isAbsent, isThing, isMeant } : undefined
  }
  return walk(phrases, 0)
}

interface Branch {
  next: Map<string, Branch>
  senses: Sense[]
  implied: readonly Sense[]
  isAbsent: boolean
  isThing: boolean
  /** Whether the phrase is filler: "hands on". */
  isFiller: boolean
}

const createBranch = (): Branch => ({ next: new Map(), senses: [], implied: [], isAbsent: false, isThing: false, isFiller: false })

interface Lexicon {
  phrases: Branch
  children: Readonly<Record<keyof SenseWords['children'], ReadonlySet<string>>>
  counting: Readonly<Record<Exclude<keyof SenseWords['counting'], 'numbers'>, ReadonlySet<string>>> & { numbers: ReadonlyMap<string, number> }
  /** Every form of the words that mean about the same as a word or phrase. */
  alsoSaid: ReadonlyMap<string, readonly string[]>
  asides: ReadonlySet<string>
  nothing: ReadonlySet<string>
  without: ReadonlySet<string>
}

const lexicons: Readonly<Record<Language, Lexicon>> = { en: lexicon('en'), es: lexicon('es'), he: lexicon('he') }

function lexicon(language: Language): Lexicon {
  const { said, themes, months, minutes, counting, children, implied, absent, things, alsoSaid, asides, without, materials, nothing } =
    senseWords[language]
  const phrases = createBranch()
  const add = (sense: Sense, list: readonly string[]) => {
    for (const phrase of list) {
      const { senses } = branchOf(phrases, phrase)
      if (!senses.includes(sense)) senses.push(sense)
    }
  }
  for (const tag of tags) add(`tag:${tag}`, [...tagPhrases(tag, language), ...phrasesOf(themes[tag] ?? '')])
  for (const sense of activitySenses) add(sense, phrasesOf(said[sense]))
  for (const setting of settings) addOnlySense(phrases, `setting:${setting}`, said[`setting:${setting}`])
  for (const [age, list] of Object.entries(months)) addOnlySense(phrases, `months:${Number(age)}`, list)
  for (const [most, list] of Object.entries(minutes)) addOnlySense(phrases, `minutes:${Number(most)}`, list)
  for (const count of childCounts) addOnlySense(phrases, `children:${count}`, said[`children:${count}`] ?? '')
  for (const phrase of phrasesOf(materials)) branchOf(phrases, phrase).senses = []
  for (const one of implied) for (const phrase of phrasesOf(one.said)) branchOf(phrases, phrase).implied = one.senses
  for (const one of absent)
    for (const phrase of phrasesOf(one.said)) Object.assign(branchOf(phrases, phrase), { senses: [], implied: one.senses, isAbsent: true })
  for (const phrase of phrasesOf(things)) branchOf(phrases, phrase).isThing = true
  for (const phrase of phrasesOf(nothing)) if (phrase.includes(' ')) branchOf(phrases, phrase).isFiller = true
  const set = (list: string) => new Set(phrasesOf(list).map(foldWord))
  return {
    phrases,
    children: { units: set(children.units), groups: set(children.groups) },
    counting: {
      ofAge: set(counting.ofAge),
      years: set(counting.years),
      months: set(counting.months),
      minutes: set(counting.minutes),
      hours: set(counting.hours),
      between: set(counting.between),
      after: set(counting.after),
      numbers: new Map(phrasesOf(counting.numbers).map((number, at) => [foldWord(number), at + 1])),
    },
    alsoSaid: new Map(alsoSaid.flatMap((list) => synonymsOf(phrasesOf(list), language))),
    asides: set(asides),
    nothing: new Set([...set(nothing), ...set(without), ...smallWords, ...functionWords]),
    without: set(without),
  }
}

/** Returns each word and phrase of a list with every form of the list's words. */
function synonymsOf(list: string[], language: Language): [string, string[]][] {
  const forms = list.filter((phrase) => !phrase.includes(' ')).flatMap((word) => wordForms(word, language).flat())
  const phrases = list
    .filter((phrase) => phrase.includes(' '))
    .map((phrase) =>
      typedWords(phrase)
        .map(({ folded }) => folded)
        .join(' '),
    )
  return [...forms, ...phrases].map((key) => [key, forms])
}

/** Adds phrases with exactly one sense: an age, a time or a place. "Babies" is not a theme here. */
function addOnlySense(phrases: Branch, sense: Sense, list: string): void {
  for (const phrase of phrasesOf(list)) branchOf(phrases, phrase).senses = [sense]
}

function branchOf(root: Branch, phrase: string): Branch {
  let branch = root
  for (const { folded } of typedWords(phrase)) {
    let next = branch.next.get(folded)
    if (!next) {
      next = createBranch()
      branch.next.set(folded, next)
      // If two phrases have the same spelling without vowel letters, the first one counts.
      for (const bones of bonesOf(folded)) if (!branch.next.has(bones)) branch.next.set(bones, next)
    }
    branch = next
  }
  return branch
}

function phrasesOf(list: string): string[] {
  return list
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
}
