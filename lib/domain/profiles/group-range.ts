import { schoolYearsAsAges } from '#lib/domain/profiles/school-years'

/** Reads a group's ages from free text in any of the languages. If a text is ambiguous, the younger reading counts. */

/** Ages in whole months. */
export interface AgeRange {
  youngestMonths: number
  oldestMonths: number
}

const MAX_MONTHS = 18 * 12
/** The ages of "babies" and "toddlers" next to numbers, if the numbers do not include that age ("babies, 6-12 months"). */
const namedAges = [
  { words: list('baby, babies, infant, infants, bebe, bebes, lactantes, תינוק, תינוקות, תינוקים'), months: 0, saidUnder: 12 },
  { words: list('toddler, toddlers, פעוט, פעוטות, פעוטים'), months: 12, saidUnder: 36 },
]
const birth = list('birth, newborn, newborns, nacimiento, nacer, nacidos, nacidas, לידה, לידתם, נולדים')
/** Words of a school year that could not be read as ages. */
const school = list('grade, grades, grader, graders, grado, grados, curso, cursos, primaria, secundaria, כיתה, כיתות, כתה, כתות')
/** Words that start a range at birth if they come before a single number; between two numbers some only join these. */
const openStart = list(`under, below, younger, less, upto, until, till, til, before, <, ≤, hasta, menor, menores, menos, antes,
  עד, מתחת, פחות, קטנים, צעירים`)
/** The same after a number: "3 and under". */
const openStartBehind = list('under, below, younger, less, menor, menores, menos, מטה, פחות')
const joining = list(
  'to, a, and, or, y, o, e, u, de, del, los, las, al, from, through, between, entre, upto, until, till, hasta, עד, ועד, או, ו, ל, מ, בין',
)
const numberWords = new Map(
  [
    'zero, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve',
    'cero, uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez',
    'אפס, אחת, שתיים, שלוש, ארבע, חמש, שש, שבע, שמונה, תשע, עשר',
    '-, אחד, שניים, שלושה, ארבעה, חמישה, שישה, שבעה, שמונה, תשעה, עשרה',
  ].flatMap((words) => [...list(words)].map((word, value) => [word, value] as const)),
)

/** Units with their length in months. */
const units: readonly { word: RegExp; months: number }[] = [
  { word: /^(?:yo|yr|yrs|years?|an(?:it)?os?|[ובלמה]?שנ(?:ה|ים|ות))$/, months: 12 },
  { word: /^(?:m|mo|mos|mths?|months?|mes|meses|[ובלמה]{0,2}(?:חודש|חודשים|חדשים))$/, months: 1 },
  { word: /^(?:w|wks?|weeks?|semanas?|[ובלמה]{0,2}שבוע(?:ות)?)$/, months: 12 / 52 },
]
/** Hebrew words for one and two units. */
const single = /^[ומ]?(?:שנה|חודש|שבוע)$/
const double: readonly { word: RegExp; months: number }[] = [
  { word: /^[ובלמה]{0,2}שנתיים$/, months: 24 },
  { word: /^[ובלמה]{0,2}חודשיים$/, months: 2 },
  { word: /^[ובלמה]{0,2}שבועיים$/, months: 0 },
]

/**
 * Reads the ages of a group's range. Numbers are years unless a unit follows ("6-18 months"). A range open below starts at birth
 * ("under 3"); one open above ends where it starts ("3+"). School years become ages; the number of children is not an age. Returns
 * undefined without an age, or for one over 18 years.
 */
export function readGroupRange(text: string): AgeRange | undefined {
  const tokens = schoolYearsAsAges(plain(text)).match(/@\d+|\d*\.\d+|\d+|\p{L}+|[,;()\n<≤]/gu) ?? []
  const ages = agesIn(tokens)
  const numbers = ages.flatMap((months) => months ?? [])
  if (numbers.length === 0 || Math.max(...numbers) > MAX_MONTHS || tokens.some((token) => says(school, token))) return undefined
  const said = isOpenBelow(tokens, ages) ? 0 : Math.min(...numbers)
  const named = namedAges.filter(({ words, saidUnder }) => said >= saidUnder && tokens.some((token) => says(words, token)))
  const youngest = Math.min(said, ...named.map(({ months }) => months))
  return { youngestMonths: Math.floor(youngest), oldestMonths: Math.floor(Math.max(...numbers)) }
}

/** Normalizes text: lower case, no accents or niqqud, halves as decimals, number words as digits, "2 years 6 months" as months. */
function plain(text: string): string {
  return text
    .replace(/½/g, ' 1/2')
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’׳״"@]/gu, '')
    .replace(/\p{L}+/gu, (word) => String(numberWords.get(word) ?? numberWords.get(word.replace(/^[ולמבה]/, '')) ?? word))
    .replace(/\.(?!\d)/g, '')
    .replace(headcount, ' ')
    .replace(/(\d)y(?!\p{L})/gu, '$1 years ')
    .replace(/\bup to\b/g, 'upto')
    .replace(/\bal menos\b/g, '')
    .replace(/\bun[ao]?(?= (?:ano|mes|semana))/g, '1')
    .replace(/(\d) ?(?: 1\/2| and a half|[ y]+medi[oa]| ?וחצי)(?![\d/\p{L}])/gu, '$1.5')
    .replace(/(?<![\d/.])1\/2(?![\d/])/g, '0.5')
    .replace(/\b(?:half an? |medio )(?=year|ano)/g, '0.5 ')
    .replace(/חצי (?=שנה)/g, '0.5 ')
    .replace(/(?<![\d.,])(\d{1,2}),5(?= ?(?:[-–—]|to |a |hasta |עד ) ?[1-4](?!\d))/g, '$1.5')
    .replace(yearsAndMonths, (_, years, months) => `${years * 12 + Number(months)} `)
}

/**
 * Matches a number of children. It skips numbers after another number ("4-6 kids") or after an age word ("age 4 kids", "under 5
 * children"), which may be ages.
 */
const headcount = new RegExp(
  `(?<!\\d\\s*(?:[-–—־/&+]|(?:to|through|or|and|a|al|y|o|hasta|עד|ועד|או|ו-|ל-)\\s)?\\s*)` +
    `(?<!(?:ages?|aged|under|below|than|edad|edades|menores de|menos de|[ולמב]?(?:בני|בנות|בן|בת|גיל|גילאי|גילאים)|מתחת ל)[ -]?)` +
    `(?<![\\d.,/])(?:כ-?)?\\d{1,3} (?:little |young |small )?` +
    `(?:kids?|child|children|students?|pupils?|boys?|girls?|people|participants?|ninos?|ninas?|chicos?|chicas?|peques?|alumnos?|alumnas?|` +
    `estudiantes|participantes|ילדים|ילדות|תלמידים|תלמידות|בנים|בנות|חניכים|חניכות|משתתפים)(?!\\p{L})`,
  'gu',
)
const yearsAndMonths = /(\d+) ?(?:yrs?|years?|anos?|שנים|שנה) *(?:and |y |ו-?)?(\d|1[01]) ?(?=m(?:os?|ths?|onths?|es|eses)?\b|חודש)/g

/** Returns the age in months of each piece; undefined for others. A number without a unit takes the next unit, as in "6, 9 or 12 months". */
function agesIn(tokens: readonly string[]): (number | undefined)[] {
  const ages: (number | undefined)[] = []
  const leading = unitOf(tokens.slice(0, tokens.findIndex(isNumber)).find((token) => unitOf(token) !== undefined))
  let unit: number | undefined
  let hasWords = false
  let isPastComma = false
  for (const [at, token] of [...tokens.entries()].reverse()) {
    const own = unitOf(token)
    const pair = double.find(({ word }) => word.test(token))
    if (token.startsWith('@')) ages[at] = Number(token.slice(1))
    else if (isNumber(token)) ages[at] = Number(token) * (unit ?? leading ?? 12)
    else if (says(birth, token)) ages[at] = 0
    else if (pair) ages[at] = pair.months
    else if (own !== undefined && single.test(token) && !isNumber(tokens[at - 1] ?? '')) ages[at] = own
    else if (own !== undefined) [unit, hasWords, isPastComma] = [own, false, false]
    else if (!joining.has(token)) {
      // A unit applies across commas or across words, not both: "3-5, twice a month" is not an age in months.
      const isComma = /[^\p{L}]/u.test(token)
      if (isComma ? hasWords : isPastComma) unit = undefined
      hasWords ||= !isComma
      isPastComma ||= isComma
    }
  }
  return tokens.map((_, at) => ages[at])
}

/** Returns whether an item of the list ("under 3", "3 and under") has only an upper end. */
function isOpenBelow(tokens: readonly string[], ages: readonly (number | undefined)[]): boolean {
  const ends = [...tokens.keys(), tokens.length].filter((at) => at === tokens.length || separator.test(tokens[at] ?? ''))
  return ends.some((end, nth) => {
    const start = (ends[nth - 1] ?? -1) + 1
    const item = tokens.slice(start, end)
    const isAge = (_: string, at: number) => ages[start + at] !== undefined
    const [first, last] = [item.findIndex(isAge), item.findLastIndex(isAge)]
    if (first < 0) return false
    return item.slice(0, first).some((token) => says(openStart, token)) || item.slice(last + 1).some((token) => says(openStartBehind, token))
  })
}
const separator = /[,;()\n]/

function unitOf(token = ''): number | undefined {
  return units.find(({ word }) => word.test(token))?.months
}

function isNumber(token: string): boolean {
  return /^[\d.]/.test(token)
}

/** Matches also after a Hebrew prefix: "and babies" is one word. */
function says(words: ReadonlySet<string>, token: string): boolean {
  return words.has(token) || (/^[והלמבש]/.test(token) && words.has(token.slice(1)))
}

function list(words: string): ReadonlySet<string> {
  return new Set(words.split(',').map((word) => word.trim()))
}
