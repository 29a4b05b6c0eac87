/** Reads free text about a child, in any of the languages, as tags of the vocabulary. */

import type { Language } from '#lib/domain/platform/basics'
import { type Tag, tags } from '#lib/domain/platform/vocabulary'
import { english } from '#lib/domain/profiles/interest-words/en'
import { spanish } from '#lib/domain/profiles/interest-words/es'
import { hebrew } from '#lib/domain/profiles/interest-words/he'
import { foldWord, plainWords } from '#lib/domain/safety/normalise'

const wordsOf: Readonly<Record<Language, Readonly<Record<Tag, string>>>> = { en: english, es: spanish, he: hebrew }

/** Words that decide whether the tags around them are wished for. */
const roles = {
  /** Denies the next tags up to a comma; with a wish after it, up to the end of the sentence. */
  not: `not, no, never, without, dont, doesnt, didnt, isnt, arent, wasnt, wont, cant, cannot, couldnt, shouldnt, wouldnt, neither, nor, less, instead of,
    rather than, sin, ni, nunca, jamás, tampoco, nada de, en vez de, en lugar de, menos, לא, אין, בלי, ללא, אף פעם, אינו, אינה, אינם, איננו, איננה,
    פחות, במקום`,
  /** Denies all following tags of the sentence. */
  against: `hates, hate, hated, dislikes, dislike, disliked, detests, afraid, scared, frightened, terrified, fear, fears, fearful, phobia of, allergic, avoids,
    avoid, avoiding, refuses, cant stand, cant bear, bored, tired of, sick of, fed up, except, except for, apart from, used to love, used to like,
    odia, odian, odio, detesta, aborrece, rechaza, evita, evitar, teme, temor, miedo, pánico, asustan, asusta, alérgico, alérgica, alergia,
    aburre, aburren, molesta, molestan, disgusta, disgustan, desagrada, desagradan, harto, harta, cansado de, cansada de, fobia, excepto, salvo, aparte de,
    שונא, שונאת, שונאים, שונאות, מפחד, מפחדת, מפחדים, פוחד, פוחדת, פחד, פחדים, חושש, חוששת, נרתע, נרתעת, נגעל, נגעלת, סולד, סולדת,
    נמנע, נמנעת, להימנע, אלרגי, אלרגית, אלרגיה, נמאס, משעמם, משעממת, משעממים, משעממות, מעצבן, מעצבנים, פוביה, חוץ, מלבד, למעט`,
  /** Denies the tag right before; otherwise like `against`. */
  behind: `allergy, allergies, phobia, scare, scares, frighten, frightens, bore, bores, מפחידים אותו, מפחידים אותה, מפחיד אותו, מפחיד אותה`,
  /** Wishes the next tags, unless it was denied just before. */
  wish: `like, likes, liked, love, loves, loved, loving, adore, adores, enjoy, enjoys, enjoying, prefer, prefers, want, wants, fan, favorite, favourite,
    favorites, favourites, interest, interests, interested, obsessed, crazy, keen, passionate, care for, into, need, needs, has, have, having, difficulty,
    difficulties, trouble, struggles, gusta, gustan, gustaba, encanta, encantan, ama, aman, adora, disfruta, prefiere, prefieren, quiere, quieren, fascina,
    fascinan, fascinado, interesa, interesan, interés, interesado, interesada, apasiona, apasionan, favorito, favorita, favoritos, favoritas, soporta,
    aguanta, tolera, necesita, tiene, dificultad, dificultades, le cuesta, divierte, divierten, אוהב, אוהבת, אוהבים, אוהבות, אהב, אוהבי, נהנה, נהנית,
    נהנים, מעדיף, מעדיפה, רוצה, מתעניין, מתעניינת, מעניין, מעניינת, מעניינים, מעניינות, מעוניין, מתלהב, מתלהבת, מכור, מכורה, חולה על, מת על, מתה על,
    משוגע, משוגעת, צריך, צריכה, זקוק, זקוקה, מתקשה, קושי, קשיים, יש, כיף, מתחבר, מתחברת, סובל, סובלת, מוכן, מוכנה, אהוב, אהובה, אהובים`,
  /** Wishes the next tags in any case. */
  turn: `but, however, although, though, yet loves, instead, yes, now, not only, not just, nothing but, cant get enough, cant stop, cant wait to, cant live without, wont stop,
    doesnt stop, never stops, never stop, never tires of, never gets tired of, never gets bored of, doesnt mind, no matter, no problem, no problem with, pero, sino, aunque, ahora, sí, en cambio,
    no solo, sin problema, no solamente, no para de, no deja de, no puede vivir sin, no se cansa de, nunca se cansa de, sin parar de, no puede parar de,
    אבל, אך, אלא, עכשיו, היום, ואילו, כן, לא רק, לא מפסיק, לא מפסיקה, לא מפסיקים, לא יכול בלי, לא יכולה בלי, לא נמאס, אין כמו, לא משתעמם, לא משתעממת, דווקא`,
  /** Words that look like others and have no role. */
  nothing: `at least, al menos, video games, video game, computer games, board of, no one, right now, car seat, car sick, eye contact,
    כחול, כחולה, בחוץ, מחוץ, החוצה, שבועות, שבועיים, שבועה, שבוע, בצורה, כפיות, כפית, לברוח, מרוח, מצב רוח, מצבי רוח, שקוף, שקופה, להפיל, מפיל,
    מפילה, לחבר, מחבר, מחברת, מחברות, מרגש, מרגשת, מרגשים, מחלה, מחלות, בשר, למרוח, מורח, מורחים, ממרח, מטבע, מטבעות, מנורה, מנורות, מיקום, שיער, שמיים, שמים, שורד, שורדת, שלמים, משלמים, מחזירים, מגלים, מחברים, משוער, מדגים, מצביעה, מאמן, מפילים,
    מסירות, מעצים, שאריות, בלבד, במורד, מגלגל, מגלגלת, מגלגלים, בצל, משמש, משמשת, מספרה, מגזר, מכשיר, משחקי מחשב, משחק מחשב,
    כל כך, על כל, שלבים`,
} as const
type Role = keyof typeof roles

interface Meaning {
  role?: Role
  tags: Tag[]
}
interface Branch {
  next: Map<string, Branch>
  meaning?: Meaning
}

const lettersAndDigits = /[\p{L}\p{N}]+/gu
const root: Branch = { next: new Map() }
for (const words of Object.values(wordsOf)) {
  for (const tag of tags) {
    for (const phrase of split(words[tag])) {
      const meaning = findOrCreateMeaning(phrase)
      if (!meaning.tags.includes(tag)) meaning.tags.push(tag)
    }
  }
}
for (const role of ['not', 'against', 'behind', 'wish', 'turn', 'nothing'] as const) {
  for (const phrase of split(roles[role])) findOrCreateMeaning(phrase).role = role
}

function split(list: string): string[] {
  return list.split(',').map((phrase) => phrase.trim())
}

/** Returns the meaning of a phrase and creates it if needed. */
function findOrCreateMeaning(phrase: string): Meaning {
  let branch = root
  for (const word of foldWord(phrase).match(lettersAndDigits) ?? []) {
    let next = branch.next.get(word)
    if (!next) {
      next = { next: new Map() }
      branch.next.set(word, next)
    }
    branch = next
  }
  branch.meaning ??= { tags: [] }
  return branch.meaning
}

/** A word or mark as written, and each reading without Hebrew prefixes. */
interface Word {
  text: string
  readings: { text: string; prefix: string }[]
}

const pieces = /[\p{L}\p{N}]+|[,:()]|[.!?;\n\r…]/gu
const sentenceEnd = /^[.!?;\n\r…)]$/
const mark = /^[^\p{L}\p{N}]/u
const hebrewWord = /^[א-ת]/
/** Hebrew prefixes in their order: and; that or when; then from the, the, in, to, like or from. */
const prefixes = /^ו?(?:כש|לכש|מש|ש)?(?:מה|[הבלכמ])?$/
/** The prefixes allowed before two-letter words and before role words: fewer than before others, to avoid mistakes. */
const shortWordPrefixes = ['ה', 'ב', 'ל', 'ו', 'וה', 'וב', 'ול', 'שה']
const rolePrefixes = ['', 'ו', 'ש', 'ה', 'וש', 'כש', 'וה', 'שה']

function word(text: string): Word {
  const readings = [{ text, prefix: '' }]
  if (hebrewWord.test(text)) {
    for (let cut = 1; cut <= 4 && text.length - cut >= 2; cut++) {
      const prefix = text.slice(0, cut)
      const isPrefix = text.length - cut > 2 ? prefixes.test(prefix) : shortWordPrefixes.includes(prefix)
      if (isPrefix) readings.push({ text: text.slice(cut), prefix })
    }
  }
  return { text, readings }
}

interface Match {
  meaning: Meaning
  /** The number of words. */
  length: number
}

/** Finds the longest phrase that starts here; of equally long ones, the one with the fewest prefixes removed. */
function longest(words: Word[], start: number): Match | undefined {
  const walk = (branch: Branch, length: number, prefix: string): Match | undefined => {
    let best: Match | undefined
    for (const reading of words[start + length]?.readings ?? []) {
      const next = branch.next.get(reading.text)
      const found = next && walk(next, length + 1, length === 0 ? reading.prefix : prefix)
      if (found && found.length > (best?.length ?? 0)) best = found
    }
    const { meaning } = branch
    if (best || !meaning) return best
    const isTaken = !meaning.role || meaning.role === 'nothing' || rolePrefixes.includes(prefix)
    return isTaken ? { meaning, length } : undefined
  }
  return walk(root, 0, '')
}

/** The maximum words between a denial and its wish or fear ("does not really like to play with"). */
const MAX_WORDS_TO_WISH = 4
/** The number of neutral words after which a denial without a wish ends. */
const MAX_WORDS_OF_DENIAL = 6

/** The reach of a denial. */
type Reach = 'nothing' | 'clause' | 'sentence'

/**
 * Returns the tags of a text, each once, in the vocabulary's order, in all three languages at once. It leaves out denied, feared
 * or disliked ones, unless the text wishes for them elsewhere.
 */
export function interestTags(text: string): Tag[] {
  const words = (foldWord(text).match(pieces) ?? []).map(word)
  const found = new Set<Tag>()
  /** The tags of the clause so far; they count when the clause ends. */
  let clause: Tag[][] = []
  let reach: Reach = 'nothing'
  /** Whether the denial began with a word such as "not", which reverses a fear. */
  let isNot = false
  /** Words since the denial; undefined once it denied something, or after a comma. */
  let since: number | undefined
  let lastTagsEnd = -1

  for (let at = 0; at < words.length; ) {
    const here = words[at]?.text ?? ''
    if (mark.test(here)) {
      for (const tag of clause.flat()) found.add(tag)
      clause = []
      if (reach === 'clause' || sentenceEnd.test(here)) reach = 'nothing'
      since = undefined
      at++
      continue
    }
    const match = longest(words, at)
    const meaning = match?.meaning
    const length = match?.length ?? 1
    const end = at + length
    const isJustDenied: boolean = reach !== 'nothing' && since !== undefined && since <= MAX_WORDS_TO_WISH
    if (since !== undefined) since += length
    switch (meaning?.role) {
      case undefined:
        if (!meaning) break
        if (reach === 'nothing') {
          clause.push(meaning.tags)
          lastTagsEnd = end
        } else since = undefined
        break
      case 'not': {
        const after = words[end]?.text
        if (after === undefined || mark.test(after)) clause = []
        else if (reach === 'nothing') [reach, since, isNot] = ['clause', 0, true]
        break
      }
      case 'behind':
        if (lastTagsEnd === at) clause.pop()
        else [reach, since, isNot] = ['sentence', 0, false]
        break
      case 'against':
        if (isJustDenied && isNot) reach = 'nothing'
        else [reach, since, isNot] = ['sentence', 0, false]
        break
      case 'wish':
        reach = isJustDenied ? 'sentence' : 'nothing'
        break
      case 'turn':
        reach = 'nothing'
        break
    }
    if (reach === 'clause' && since !== undefined && since > MAX_WORDS_OF_DENIAL) reach = 'nothing'
    at = end
  }
  for (const tag of clause.flat()) found.add(tag)
  return tags.filter((tag) => found.has(tag))
}

/** Returns a tag's name in a language. */
export function tagName(tag: Tag, language: Language): string {
  return tagPhrases(tag, language)[0] ?? tag
}

/** Lists the phrases of a language for a tag, its name first. */
export function tagPhrases(tag: Tag, language: Language): string[] {
  return split(wordsOf[language][tag])
}

/** Returns the tags that a text names by whole words of its language, liked or not. */
export function tagsNamed(text: string, language: Language): Tag[] {
  const written = ` ${plainWords(text)} `
  return tags.filter((tag) => plainWordsOf(tag, language).some((word) => written.includes(` ${word} `)))
}

const plainNames = new Map<string, string[]>()
function plainWordsOf(tag: Tag, language: Language): string[] {
  const key = `${language} ${tag}`
  const known = plainNames.get(key) ?? split(wordsOf[language][tag]).map(plainWords)
  plainNames.set(key, known)
  return known
}
