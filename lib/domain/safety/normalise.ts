/** Unifies spelling tricks and variants, then splits text into sentences of words. */
import type { Language } from '#lib/domain/platform/basics'
import { withoutFinalForm, withoutPrefixes } from '#lib/domain/safety/hebrew-prefixes'

export interface Token {
  /** The folded word, a number such as "4.4", or one of , : ( ) */
  text: string
  /** Every reading of the word: itself, its singulars, without Hebrew prefixes, with digits read as letters. */
  forms: readonly string[]
  /** "the child's tray": the child does not act here. */
  possessive: boolean
  /** Written with a hyphen to the next word: "bead-like". */
  hyphenated: boolean
}

const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  zwnj: '',
  zwj: '',
  lrm: '',
  rlm: '',
  colon: ':',
  sol: '/',
  period: '.',
  comma: ',',
  lpar: '(',
  rpar: ')',
  lbrack: '[',
  rbrack: ']',
  tab: ' ',
  newline: '\n',
}
const entity = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));?/gi
/** Soft hyphen, zero-width and direction marks, variation selectors, tags, fillers. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu
const fractions: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}
const lookAlikes: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  ѕ: 's',
  і: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  ѵ: 'v',
  ԁ: 'd',
  ԛ: 'q',
  ԝ: 'w',
  ь: 'b',
  һ: 'h',
  г: 'r',
  п: 'n',
  ӏ: 'l',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  μ: 'm',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ω: 'w',
  γ: 'y',
  σ: 'o',
  ı: 'i',
  ɑ: 'a',
  ɡ: 'g',
  ℓ: 'l',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  օ: 'o',
  ս: 'u',
  ո: 'n',
  հ: 'h',
}
const lookAlike = new RegExp(`[${Object.keys(lookAlikes).join('')}]`, 'gu')
/** Replaces an apostrophe or gershayim inside a word until the word is split off (a private-use character, so no text has it). */
const inner = '\ue000'
const spelledOut = /(?<![\p{L}\p{N}])\p{L}(?:[ .\-_*·•,|/]\p{L}){3,}(?![\p{L}\p{N}])/gu

/** Reads HTML entities (twice, as they may be nested), removes invisible characters and unites compatibility forms (full-width letters). */
export function decodeText(text: string): string {
  const once = decodeEntities(text)
  const plain = decodeEntities(once).replace(invisible, '')
  return (
    plain
      .replace(/[½¼¾⅓⅔⅛⅜⅝⅞]/g, (sign) => ` ${fractions[sign] ?? ''}`)
      // NFKC would split "child´s" with a space.
      .replace(/´/g, "'")
      .normalize('NFKC')
      .replace(/\u2044/g, '/')
  )
}

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(entity, (whole: string, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return namedEntities[name.toLowerCase()] ?? whole
    const code = hex === undefined ? Number.parseInt(decimal ?? '', 10) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}

/** Folds a word like tokens, for the phrases that match them. */
export function foldWord(word: string): string {
  return fold(word).replaceAll(inner, '')
}

/** Folds text: lower case, no accents or niqqud, no Hebrew final letters, look-alike letters as Latin ones, no apostrophes and gershayim. */
function fold(text: string): string {
  return decodeText(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(lookAlike, (letter) => lookAlikes[letter] ?? letter)
    .replace(/[ךםןףץ]/g, withoutFinalForm)
    .replace(/(\d)\s?(?:["”]|′′)/g, '$1 inch ') // NFKC writes ″ as ′′
    .replace(/(?<=\p{L})['’‘`׳״"”](?=\p{L})/gu, '\ue000')
    .replace(/(?<=[א-ת])[׳']/g, '')
    .replace(/(?<=s)['’](?=\s)/g, '\ue000')
    .replace(/־/g, '-')
    .replace(/ [-–—] |[–—]/g, ' , ')
    .replace(spelledOut, (letters) => letters.replace(/[^\p{L}]/gu, ''))
}

/** Returns the words of a text for comparison: folded, separated by one space. */
export function plainWords(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const piece = /\d+(?:[.,/]\d+)?|\p{L}(?:[\p{L}\ue000]|[\p{N}@$](?=[\p{L}\p{N}]))*\p{N}*-?|[,:()]|[.!?;\n…]/gu

/** Splits a text into sentences of tokens; commas, colons and brackets stay as tokens, sentence ends do not. */
export function sentencesOf(text: string, language: Language): Token[][] {
  const sentences: Token[][] = []
  let current: Token[] = []
  const pieces = fold(text).match(piece) ?? []
  pieces.forEach((found, index) => {
    if (/^[.!?;\n…]/.test(found)) {
      if (current.length > 0) sentences.push(current)
      current = []
    } else current.push(token(found, pieces[index + 1], language))
  })
  if (current.length > 0) sentences.push(current)
  return sentences
}

function token(found: string, next: string | undefined, language: Language): Token {
  const hyphenated = found.endsWith('-')
  const written = hyphenated ? found.slice(0, -1) : found
  const possessive = /\ue000s?$/.test(written)
  const text = possessive ? written.replace(/\ue000s?$/, '') : written.replaceAll(inner, '')
  const isJoined = hyphenated && next !== undefined && /^\p{L}/u.test(next)
  const more = isJoined ? readings(text + next.replace(/-$/, '')) : []
  // A phrase such as "painter's tape" is folded to "painters tape".
  if (possessive) more.push(`${text}s`)
  const forms = formsOf(text, language)
  return { text, forms: more.length > 0 ? [...forms, ...more] : forms, possessive, hyphenated }
}

const known: Readonly<Record<Language, Map<string, readonly string[]>>> = { en: new Map(), es: new Map(), he: new Map() }
const remembered = 20_000

/** Returns the readings of a word in a language; those of frequent words are cached. */
function formsOf(text: string, language: Language): readonly string[] {
  const before = known[language].get(text)
  if (before !== undefined) return before
  if (known[language].size >= remembered) known[language].clear()
  const forms = [...new Set(language === 'es' ? [...readings(text), ...readImperatives(text), ...readDiminutives(text)] : readings(text))]
  known[language].set(text, forms)
  return forms
}

/** Lists all readings of one folded word: Latin singulars, Hebrew words without prefixes, digits as letters, stretched letters. */
function readings(word: string): string[] {
  if (/^[\d,:()]/.test(word)) return [word]
  const base = [word]
  if (/[\d@$]/.test(word)) base.push(digitsAsLetters(word, 'i'), digitsAsLetters(word, 'l'))
  if (/(.)\1\1/u.test(word)) base.push(word.replace(/(.)\1{2,}/gu, '$1'), word.replace(/(.)\1{2,}/gu, '$1$1'))
  return base.flatMap((form) => (/^[א-ת]/.test(form) ? [form, defective(form)].flatMap(withoutPrefixes) : singulars(form)))
}

/** Returns a Hebrew word without doubled yod and vav, its other spelling: סוכרייה is סוכריה (but מספריים is not מספרים). */
export function defective(word: string): string {
  return word.replace(/וו(?=[א-ת])|יי(?=[א-ת])(?!מ(?![א-ת]))/g, (pair) => pair.charAt(0))
}

const letterOf: Readonly<Record<string, string>> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', '@': 'a', $: 's' }
function digitsAsLetters(word: string, one: string): string {
  return word.replace(/1/g, one).replace(/[034578@$]/g, (sign) => letterOf[sign] ?? sign)
}

/** Reads Spanish plural imperatives and those with pronouns as the plain one: "coged", "tumbaos", "cógela" as "coge", "tumba", "coge". */
function readImperatives(word: string): string[] {
  if (word.length < 5) return []
  const plain = word.replace(/(?<=[aei])(?:l[oae]s?|os)$/, '')
  return [plain, plain.replace(/(?<=[aei])d$/, '')]
}

/** Reads Spanish diminutives as the plain word: "ranita", "pilitas", "botoncito" as "rana", "pila", "boton". */
function readDiminutives(word: string): string[] {
  const [, stem, linked, ending] = /^(.{2,}?)(c?)it([oa])s?$/.exec(word) ?? []
  if (stem === undefined || ending === undefined) return []
  return linked ? [stem, `${stem}${ending}`, `${stem}${linked}${ending}`] : [`${stem}${ending}`, `${stem}e`]
}

function singulars(word: string): string[] {
  const forms = [word]
  if (word.length > 3 && word.endsWith('s')) {
    forms.push(word.slice(0, -1))
    if (word.endsWith('es')) forms.push(word.slice(0, -2))
    if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`)
    if (word.endsWith('ces')) forms.push(`${word.slice(0, -3)}z`)
    if (word.endsWith('ves')) forms.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`)
  }
  return forms
}
