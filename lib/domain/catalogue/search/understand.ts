/** Parses search text into words and their possible meanings. */

import { smallWords, wordForms } from '#lib/domain/catalogue/search/search-words'
import { english } from '#lib/domain/catalogue/search/sense-words/en'
import { spanish } from '#lib/domain/catalogue/search/sense-words/es'
import { hebrew } from '#lib/domain/catalogue/search/sense-words/he'
import { activitySenses, isCircumstance, isCount, isTagSense, isTheme, type Sense, type SenseWords } from '#lib/domain/catalogue/search/senses'
import { type Language, languages, settings } from '#lib/domain/platform/basics'
import { isTag, tags } from '#lib/domain/platform/vocabulary'
import { MAX_AGE_MONTHS } from '#lib/domain/profiles/age'
import { tagName, tagPhrases } from '#lib/domain/profiles/interest-tags'
import { foldWord } from '#lib/domain/safety/normalise'

/** The maximum number of terms; more add nothing. */
const MOST_TERMS = 12

/** One search term. */
export interface Term {
  /** The term as typed, and the search text without it. */
  typed: string
  rest: string
  /** The possible senses; empty for a plain word. */
  senses: Sense[]
  /** Its words, each as typed and then in its other forms; empty for terms that no text contains, such as "4 years". */
  words: string[][]
}

const senseWords: Readonly<Record<Language, SenseWords>> = { en: english, es: spanish, he: hebrew }

/** Returns a term's display name: its sense, or the typed text if it has several senses or is a number. */
export function termName({ typed, senses }: Term, language: Language): string {
  const [sense] = senses
  if (sense === undefined || senses.length > 1 || isCount(sense)) return typed
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

/** Returns whether the term finds activities; an age or time only narrows. */
export function findsActivities({ senses }: Term): boolean {
  return !senses.some(isCount)
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
export function understand(typed: string, reader: Language): Term[] {
  const words = typedWords(typed)
  const readings = [reader, ...languages.filter((language) => language !== reader)].map((language) => read(words, language))
  const [best = []] = readings
    .map((reading) => ({ reading, meant: meantWords(reading) }))
    .sort((a, b) => b.meant - a.meant)
    .map(({ reading }) => reading)
  const telling = best.filter(({ isNothing }) => !isNothing)
  const seen = new Set<string>()
  // "Games" has a meaning if it is the only word; in "games with balls" it is filler.
  return (telling.length > 0 ? telling : best.filter(({ senses }) => senses.length > 0))
    .filter(({ key }) => !seen.has(key) && seen.add(key))
    .slice(0, MOST_TERMS)
    .map(({ typed: own, rest, senses, words: forms }) => ({ typed: own, rest, senses, words: forms }))
}

interface Read extends Term {
  /** The folded words, to find duplicates. */
  key: string
  /** The number of words in the phrase. */
  length: number
  isNothing: boolean
}

function meantWords(reading: Read[]): number {
  return reading.reduce((sum, { length, senses, isNothing }) => sum + (senses.length > 0 || isNothing ? length : 0), 0)
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
const LEAST_BONES = 3

/** Returns a form without vowel letters, because "מוטוריקה" and "מוטריקה" are one word. A mark keeps it different from every word. */
function bonesOf(form: string): string[] {
  const bones = form.replace(vowelLetters, '')
  return /^[א-ת]+$/u.test(bones) && bones.length >= LEAST_BONES ? [`~${bones}`] : []
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
    const senses = found?.senses ?? []
    terms.push({
      typed: textOf(own),
      rest: textOf([...words.slice(0, at), ...words.slice(at + own.length)]),
      senses,
      // A theme may also appear in a text; when, where and how are not searched there.
      words: senses.length === 0 || senses.some(isTheme) ? own.map(({ forms }) => forms) : [],
      key: own.map(({ folded }) => folded).join(' '),
      length: own.length,
      isNothing: !senses.some(isCount) && own.every(({ forms }) => forms.some((form) => lexicons[language].nothing.has(form))),
    })
    at += own.length
  }
  return terms
}

function textOf(words: TypedWord[]): string {
  return words.map(({ text }) => text).join(' ')
}

interface Found {
  senses: Sense[]
  length: number
}

/** Parses an age or a time: "ages 3 to 5", "4 year old", "10 min", "dos horas". */
function counted(words: TypedWord[], start: number, language: Language): Found | undefined {
  const { counting } = lexicons[language]
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
  const later = numberAt(at + between)
  const most = later !== undefined && later > least ? later : least
  if (most !== least) at += between + 1
  const end = (next: number) => (isAt(next, counting.after) ? next + 1 : next) - start
  if (isAt(at, counting.months)) return ofAge((least + most) / 2, end(at + 1))
  if (isAt(at, counting.years)) return ofAge(((least + most + 1) / 2) * 12, end(at + 1))
  if (isAt(at, counting.minutes)) return { senses: [`minutes:${most}`], length: at + 1 - start }
  if (isAt(at, counting.hours)) return { senses: [`minutes:${most * 60}`], length: at + 1 - start }
  return isAge ? ofAge(((least + most + 1) / 2) * 12, at - start) : undefined
}

function ofAge(months: number, length: number): Found | undefined {
  return months <= MAX_AGE_MONTHS + 12 ? { senses: [`months:${Math.min(Math.floor(months), MAX_AGE_MONTHS)}`], length } : undefined
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
    return best ?? (branch.senses.length > 0 ? { senses: branch.senses, length } : undefined)
  }
  return walk(phrases, 0)
}

interface Branch {
  next: Map<string, Branch>
  senses: Sense[]
}

interface Lexicon {
  phrases: Branch
  counting: Readonly<Record<Exclude<keyof SenseWords['counting'], 'numbers'>, ReadonlySet<string>>> & { numbers: ReadonlyMap<string, number> }
  nothing: ReadonlySet<string>
}

const lexicons: Readonly<Record<Language, Lexicon>> = { en: lexicon('en'), es: lexicon('es'), he: lexicon('he') }

function lexicon(language: Language): Lexicon {
  const { said, themes, months, minutes, counting, materials, nothing } = senseWords[language]
  const phrases: Branch = { next: new Map(), senses: [] }
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
  for (const phrase of phrasesOf(materials)) branchOf(phrases, phrase).senses = []
  const set = (list: string) => new Set(phrasesOf(list).map(foldWord))
  return {
    phrases,
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
    nothing: new Set([...set(nothing), ...smallWords]),
  }
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
      next = { next: new Map(), senses: [] }
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
