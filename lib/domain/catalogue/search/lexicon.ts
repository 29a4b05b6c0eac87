/** The phrases of each language with their meanings, as a tree of words. */
import { functionWords, smallWords, wordForms } from '#lib/domain/catalogue/search/search-words'
import { english } from '#lib/domain/catalogue/search/sense-words/en'
import { spanish } from '#lib/domain/catalogue/search/sense-words/es'
import { hebrew } from '#lib/domain/catalogue/search/sense-words/he'
import { activitySenses, childCounts, isChildren, isCount, type Sense, type SenseWords } from '#lib/domain/catalogue/search/senses'
import { bonesOf, listTypedWords, type TypedWord } from '#lib/domain/catalogue/search/typed-words'
import { type Language, settings } from '#lib/domain/platform/basics'
import { tags } from '#lib/domain/platform/vocabulary'
import { tagPhrases } from '#lib/domain/profiles/interest-tags'
import { foldWord } from '#lib/domain/safety/normalise'

export const senseWords: Readonly<Record<Language, SenseWords>> = { en: english, es: spanish, he: hebrew }

/** A phrase found in search text, with its meanings. */
export interface FoundPhrase {
  senses: Sense[]
  length: number
  implied?: readonly Sense[]
  isAbsent?: boolean
  isThing?: boolean
  /** Whether it has this meaning even if each of its words is a filler word. */
  isMeant?: boolean
}

/** Finds the longest phrase that starts here, in any form of its words. The typed spelling comes before other spellings. */
export function findLongestPhrase(words: TypedWord[], start: number, { phrases }: Lexicon): FoundPhrase | undefined {
  const walk = (branch: Branch, length: number): FoundPhrase | undefined => {
    let best: FoundPhrase | undefined
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

/** The words that may follow, and the meanings of the phrase up to here. */
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

export interface Lexicon {
  phrases: Branch
  children: Readonly<Record<keyof SenseWords['children'], ReadonlySet<string>>>
  counting: Readonly<Record<Exclude<keyof SenseWords['counting'], 'numbers'>, ReadonlySet<string>>> & { numbers: ReadonlyMap<string, number> }
  /** Every form of the words that mean about the same as a word or phrase. */
  alsoSaid: ReadonlyMap<string, readonly string[]>
  asides: ReadonlySet<string>
  nothing: ReadonlySet<string>
  without: ReadonlySet<string>
}

export const lexicons: Readonly<Record<Language, Lexicon>> = { en: buildLexicon('en'), es: buildLexicon('es'), he: buildLexicon('he') }

function buildLexicon(language: Language): Lexicon {
  const { said, themes, months, minutes, counting, children, implied, absent, things, alsoSaid, asides, without, materials, nothing } =
    senseWords[language]
  const phrases = createBranch()
  const add = (sense: Sense, list: readonly string[]) => {
    for (const phrase of list) {
      const { senses } = growBranch(phrases, phrase)
      if (!senses.includes(sense)) senses.push(sense)
    }
  }
  for (const tag of tags) add(`tag:${tag}`, [...tagPhrases(tag, language), ...phrasesOf(themes[tag] ?? '')])
  for (const sense of activitySenses) add(sense, phrasesOf(said[sense]))
  for (const setting of settings) setOnlySense(phrases, `setting:${setting}`, said[`setting:${setting}`])
  for (const [age, list] of Object.entries(months)) setOnlySense(phrases, `months:${Number(age)}`, list)
  for (const [most, list] of Object.entries(minutes)) setOnlySense(phrases, `minutes:${Number(most)}`, list)
  for (const count of childCounts) setOnlySense(phrases, `children:${count}`, said[`children:${count}`] ?? '')
  for (const phrase of phrasesOf(materials)) growBranch(phrases, phrase).senses = []
  for (const one of implied) for (const phrase of phrasesOf(one.said)) growBranch(phrases, phrase).implied = one.senses
  for (const one of absent)
    for (const phrase of phrasesOf(one.said)) Object.assign(growBranch(phrases, phrase), { senses: [], implied: one.senses, isAbsent: true })
  for (const phrase of phrasesOf(things)) growBranch(phrases, phrase).isThing = true
  for (const phrase of phrasesOf(nothing)) if (phrase.includes(' ')) growBranch(phrases, phrase).isFiller = true
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
    alsoSaid: new Map(alsoSaid.flatMap((list) => listSynonyms(phrasesOf(list), language))),
    asides: set(asides),
    nothing: new Set([...set(nothing), ...set(without), ...smallWords, ...functionWords]),
    without: set(without),
  }
}

/** Returns each word and phrase of a list with every form of the list's words. */
function listSynonyms(list: string[], language: Language): [string, string[]][] {
  const forms = list.filter((phrase) => !phrase.includes(' ')).flatMap((word) => wordForms(word, language).flat())
  const phrases = list
    .filter((phrase) => phrase.includes(' '))
    .map((phrase) =>
      listTypedWords(phrase)
        .map(({ folded }) => folded)
        .join(' '),
    )
  return [...forms, ...phrases].map((key) => [key, forms])
}

/** Gives phrases exactly one sense: an age, a time or a place. "Babies" is not a theme here. */
function setOnlySense(phrases: Branch, sense: Sense, list: string): void {
  for (const phrase of phrasesOf(list)) growBranch(phrases, phrase).senses = [sense]
}

function growBranch(root: Branch, phrase: string): Branch {
  let branch = root
  for (const { folded } of listTypedWords(phrase)) {
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

/** Splits a list of phrases. */
export function phrasesOf(list: string): string[] {
  return list
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
}
