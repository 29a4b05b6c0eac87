/** Reads what somebody looks for: words of texts, and what they may mean beside that. */

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

/** More than these say nothing more. */
const MOST_TERMS = 12

/** One thing that is looked for. */
export interface Term {
  /** As it was typed, and what was typed beside it. */
  typed: string
  rest: string
  /** Any of them is meant; none where it is a word of texts alone. */
  senses: Sense[]
  /** Its words, each as typed and then in its other forms; none where it stands in no text, as "4 years". */
  words: string[][]
}

const senseWords: Readonly<Record<Language, SenseWords>> = { en: english, es: spanish, he: hebrew }

/** What a term is called for people: its sense, or as it was typed where it may be several or counts something. */
export function termName({ typed, senses }: Term, language: Language): string {
  const [sense] = senses
  if (sense === undefined || senses.length > 1 || isCount(sense)) return typed
  if (!isTagSense(sense)) return phrasesOf(senseWords[language].said[sense])[0] ?? typed
  const tag = sense.slice('tag:'.length)
  return isTag(tag) ? tagName(tag, language) : typed
}

/** How old the child is that is asked for, in months; undefined where nobody said. */
export function monthsOf(term: Term): number | undefined {
  return countOf(term, 'months')
}

/** How many minutes it may take at most; undefined where nobody said. */
export function minutesOf(term: Term): number | undefined {
  return countOf(term, 'minutes')
}

function countOf({ senses: [sense] }: Term, unit: 'months' | 'minutes'): number | undefined {
  return sense?.startsWith(`${unit}:`) ? Number(sense.slice(unit.length + 1)) : undefined
}

/** Whether an activity can be found by it; an age and a time only narrow. */
export function isSaid({ senses }: Term): boolean {
  return !senses.some(isCount)
}

/** Whether it may say when, where or how. */
export function isSpare({ senses }: Term): boolean {
  return senses.some(isCircumstance)
}

/** Whether there is a word in it at all. */
export function hasWords(typed: string): boolean {
  return typedWords(typed).length > 0
}

/**
 * What somebody looks for, in the order they typed it. Of the three languages that one is read of which most words mean something,
 * the reader's before others. Words that say nothing ("ideas for") are left out, be they all.
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
  // "Games" alone are meant; of "games with balls" they say nothing.
  return (telling.length > 0 ? telling : best.filter(({ senses }) => senses.length > 0))
    .filter(({ key }) => !seen.has(key) && seen.add(key))
    .slice(0, MOST_TERMS)
    .map(({ typed: own, rest, senses, words: forms }) => ({ typed: own, rest, senses, words: forms }))
}

interface Read extends Term {
  /** The folded words, to know them again. */
  key: string
  /** How many words were read as one. */
  length: number
  isNothing: boolean
}

function meantWords(reading: Read[]): number {
  return reading.reduce((sum, { length, senses, isNothing }) => sum + (senses.length > 0 || isNothing ? length : 0), 0)
}

/** A word where it was typed, and every way to read it. */
interface TypedWord {
  text: string
  folded: string
  forms: string[]
  /** The same without the vowel letters that some write and others do not (Hebrew); none where too little would be left. */
  bones: string[]
}

const vowelLetters = /[וי]/gu
const LEAST_BONES = 3

/** "מוטוריקה" and "מוטריקה" are one word. Marked, so that it is taken for no other. */
function bonesOf(form: string): string[] {
  const bones = form.replace(vowelLetters, '')
  return /^[א-ת]+$/u.test(bones) && bones.length >= LEAST_BONES ? [`~${bones}`] : []
}

/** A number that letters follow is one by itself: "4yo". */
const pieces = /\p{N}+(?:[.,/]\p{N}+)?|[\p{L}\p{M}](?:[\p{L}\p{M}\p{N}]|['’‘`´׳״"](?=\p{L}))*/gu

function typedWords(typed: string): TypedWord[] {
  return (typed.match(pieces) ?? []).flatMap((text) => {
    const perLanguage = languages.map((language) => wordForms(text, language).flat())
    const folded = perLanguage[0]?.[0]
    // What comes down to one letter ("zzzz") is not meant by it.
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
      // Said of a theme it may be in a text too; said of when, where and how it is not looked for there.
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

/** An age or a time: "ages 3 to 5", "4 year old", "10 min", "dos horas". */
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

/** The longest phrase that starts here, in any form of its words, and as it is typed before how else it may be spelled. */
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
  for (const setting of settings) addAlone(phrases, `setting:${setting}`, said[`setting:${setting}`])
  for (const [age, list] of Object.entries(months)) addAlone(phrases, `months:${Number(age)}`, list)
  for (const [most, list] of Object.entries(minutes)) addAlone(phrases, `minutes:${Number(most)}`, list)
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

/** Who says how old, how long or indoors means that and nothing else: "babies" are not a theme here. */
function addAlone(phrases: Branch, sense: Sense, list: string): void {
  for (const phrase of phrasesOf(list)) branchOf(phrases, phrase).senses = [sense]
}

function branchOf(root: Branch, phrase: string): Branch {
  let branch = root
  for (const { folded } of typedWords(phrase)) {
    let next = branch.next.get(folded)
    if (!next) {
      next = { next: new Map(), senses: [] }
      branch.next.set(folded, next)
      // Of two that are spelled alike without them, the first.
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
