/**
 * School years as ages. A class starts with the youngest children allowed by law and ends with the oldest a year older:
 * - Israel, Spain and the latest US states use the end of the calendar year as cut-off, four months after school begins, so the
 * youngest are that much younger (kindergarten, גן חובה 5; grade 1, 1º de primaria, כיתה א 6).
 * - England's classes begin after the birthday: reception at 4, year 1 at 5 (gov.uk, school starting age).
 * - "Kinder" and "kindergarten" mean the class before grade 1 to some, and all from 3 years on in Mexico, Chile, Germany and
 * Israel; pre-kindergarten takes 3- and 4-year-olds (NIEER, State of Preschool).
 */

/** An age range in whole months. */
interface Ages {
  from: number
  to: number
}

const LAST_GRADE = 12
const LAST_YEAR = 13
const turning = (age: number): Ages => ({ from: age * 12 - 4, to: (age + 1) * 12 })
const years = (from: number, to: number): Ages => ({ from: from * 12, to: to * 12 })
const grade = (n: number): Ages | undefined => (n >= 1 && n <= LAST_GRADE ? turning(n + 5) : undefined)
const year = (n: number): Ages | undefined => (n >= 1 && n <= LAST_YEAR ? years(n + 4, n + 5) : undefined)
const infantil = (n: number): Ages | undefined => (n >= 1 && n <= 3 ? turning(n + 2) : undefined)
/** Classes named by a word without a number. */
const named: readonly [word: RegExp, ages: Ages][] = [
  [/^p(?:re|k$)/, years(3, 5)],
  [/^k$/, turning(5)],
  [/^tk$/, years(4, 6)],
]
const ordinals = [
  /^first$|^primer/,
  /^second$|^segund/,
  /^third$|^tercer/,
  /^fourth$|^cuart/,
  /^fifth$|^quint/,
  /^sixth$|^sext/,
  /^seventh$/,
  /^eighth$/,
  /^ninth$/,
  /^tenth$/,
  /^eleventh$/,
  /^twelfth$/,
]
const hebrew = ['א', 'ב', 'ג', 'ד', 'ה', 'ו', 'ז', 'ח', 'ט', 'י', 'יא', 'יב']

const start = '(?<![\\p{L}\\d])'
const end = '(?![\\p{L}\\d])'
const dash = '\\s*[-–—־/&+]\\s*'
const word = (words: string) => `\\s+(?:${words})\\s+`
const oneOf = (...parts: string[]) => `(?:${parts.join('|')})`
const list = (level: string, join: string) => `${level}(?:${join}${level})*`

const kindergarten = '(?:pre-?k|pk|tk|k)'
const bare = '\\d{1,2}'
const english = {
  ordinal: oneOf('\\d{1,2}(?:st|nd|rd|th)', 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth', kindergarten),
  join: oneOf(dash, word('to|through|thru|and|or')),
}
const spanish = {
  ordinal: oneOf('\\d{1,2}(?:er|[rdtmvn]?[oa])', '(?:primer|segund|tercer|cuart|quint|sext)[oa]?'),
  join: oneOf(dash, word('a|al|y|o|hasta')),
}
const comma = '\\s*,\\s*'
const letter = '(?:י[אב]|[א-י])'
const hebrewJoin = oneOf(dash, comma, '\\s+ו-?', '\\s+(?:ועד|עד|או)\\s+')
const primary = '(?:de |en )?(?:la )?(?:educacion )?primaria'

/** Spellings of classes. Numbers next to them that may be ages are not included: of "3-5, 1st grade" only the grade is read. */
const patterns: readonly { pattern: string; agesOf: (level: string) => Ages | undefined }[] = [
  { pattern: `${start}grades ${list(oneOf(english.ordinal, bare), oneOf(english.join, comma))}${end}`, agesOf: gradeOf },
  { pattern: `${start}grade ${list(oneOf(english.ordinal, bare), english.join)}${end}`, agesOf: gradeOf },
  { pattern: `${start}(?<!\\bages? )${bare}[-–—]\\d{1,2}(?:st|nd|rd|th)? ?-?(?:grade|graders?)${end}`, agesOf: gradeOf },
  { pattern: `${start}${list(english.ordinal, oneOf(english.join, comma))} ?-?(?:grades?|graders?)${end}`, agesOf: gradeOf },
  { pattern: `${start}${kindergarten}${english.join}(?:${bare}|k)${end}(?!\\s*[-–—/]\\s*\\d)`, agesOf: gradeOf },
  { pattern: '(?<=^\\s*)(?:tk|pk|k)(?=\\s*$)', agesOf: gradeOf },
  { pattern: `${start}pre-?k(?:inder(?:garten)?)?${end}`, agesOf: gradeOf },
  { pattern: `${start}(?:kinder(?:gart[a-z]+)?(?: [1-3](?=\\s*(?:$|[,;()\\n])))?|k[1-3])${end}`, agesOf: () => years(3, 6) },
  { pattern: `${start}reception${end}`, agesOf: () => years(4, 5) },
  {
    pattern: `(?<=(?:^|[,;:(\\n]|${start}(?:and|to|or|in|from|class|group|reception|@\\d+))\\s*)(?:year|yr)\\.? ${bare}(?:${english.join}(?:(?:year|yr)\\.? )?${bare})*${end}`,
    agesOf: (level) => year(numberOf(level)),
  },
  { pattern: `(?<![\\p{L}\\d]|\\d )y${bare}(?:${english.join}y?${bare})*${end}`, agesOf: (level) => year(numberOf(level)) },
  {
    pattern: `${start}${list(spanish.ordinal, oneOf(spanish.join, comma))} (?:de |del )?(?:grados?(?: ${primary})?|${primary})${end}`,
    agesOf: gradeOf,
  },
  { pattern: `${start}(?<!\\bedad(?:es)? )${list(bare, spanish.join)} (?:grados?(?: ${primary})?|${primary})${end}`, agesOf: gradeOf },
  { pattern: `${start}grados? ${list(oneOf(spanish.ordinal, bare), spanish.join)}(?: ${primary})?${end}`, agesOf: gradeOf },
  { pattern: `${start}${list(spanish.ordinal, spanish.join)} (?:de )?(?:educacion )?infantil${end}`, agesOf: (level) => infantil(numberOf(level)) },
  {
    pattern: `${start}[ולמבהשכ]{0,2}(?:כיתה|כיתות|כתה|כתות|שכבה|שכבת|שכבות) ${list(oneOf(`${letter}\\d?`, bare), hebrewJoin)}${end}`,
    agesOf: gradeOf,
  },
  { pattern: `${start}(?:[ולמבהש]?ג[ןנ]י?[ -])?[ולמבהש]?טרום[ -]טרום[ -]חובה${end}`, agesOf: () => turning(3) },
  { pattern: `${start}(?:[ולמבהש]?ג[ןנ]י?[ -])?[ולמבהש]?טרום[ -]חובה${end}`, agesOf: () => turning(4) },
  { pattern: `${start}[ולמבהש]?ג[ןנ]י?[ -]חובה${end}`, agesOf: () => turning(5) },
]
const compiled = patterns.map(({ pattern, agesOf }) => ({ pattern: new RegExp(pattern, 'gu'), agesOf }))

/** A unit after a class, which shows that its numbers were ages. */
const ageUnit = /^\s*-?(?:y(?:ea)?rs?|yo|months?|mos?|mths?|m|weeks?|anos?|mes(?:es)?|semanas?|שנ(?:ה|ים|ות)|חודש(?:ים)?|שבוע(?:ות)?)(?!\p{L})/u
const keyword =
  /^(?:grades?|graders?|grados?|primaria|infantil|educacion|years?|yr|de|del|en|la|[ולמבהשכ]{0,2}(?:כיתה|כיתות|כתה|כתות|שכבה|שכבת|שכבות))$/

/** Replaces school years by ages in months: `@68 @84` for "grade 1". The text is normalized: lower case, without accents, numbers in digits. */
export function schoolYearsAsAges(text: string): string {
  const replaced = compiled.reduce((before, { pattern, agesOf }) => {
    return before.replace(pattern, (found, at: number) => {
      const ages = levelsIn(found).map(agesOf)
      if (ageUnit.test(before.slice(at + found.length)) || ages.includes(undefined)) return found
      return ` ${ages.map((age) => age && `@${age.from} @${age.to}`).join(' ')} `
    })
  }, text)
  const younger = replaced === text ? [] : beforeSchool.filter(({ words }) => words.test(replaced))
  return [replaced, ...younger.map(({ from }) => `@${from * 12}`)].join(' ')
}

/**
 * Words for children younger than school, next to a class, with their lowest age in years. A number after the word ("infantil 4")
 * gives the age itself.
 */
const beforeSchool = [
  { words: /(?<!\p{L})(?:pre-?school(?:ers?)?|preescolar|infantil|jardin|[ולמבהש]?ג(?:ן|נים|ני))(?!\p{L}| ?\d)/u, from: 3 },
  { words: /(?<!\p{L})(?:nursery|day ?care|creche|guarderia|maternal|[ולמבהש]?מעון)(?!\p{L}| ?\d)/u, from: 0 },
]

function levelsIn(found: string): string[] {
  const parts = found.replace(hebrewAnd, '').match(/pre-k\p{L}*|[\p{L}\d]+/gu) ?? []
  return parts.filter((part) => !keyword.test(part) && !joins.has(part))
}
/** Matches "and" after a class, not the sixth letter: "א ו-ב", but "ו-ח". */
const hebrewAnd = /(?<=(?<!\p{L})(?:י[אב]|[א-י]|\d{1,2}),?\s+)ו-/gu
const joins = new Set(['to', 'through', 'thru', 'and', 'or', 'a', 'al', 'y', 'o', 'hasta', 'עד', 'ועד', 'או'])

/** Returns the ages of a grade by its number, word, letter or name. */
function gradeOf(level: string): Ages | undefined {
  return named.find(([name]) => name.test(level))?.[1] ?? grade(numberOf(level))
}

/** Returns a grade's number; 0 if there is none. */
function numberOf(level: string): number {
  const digits = /^y?(\d+)/.exec(level)?.[1]
  if (digits) return Number(digits)
  // The digit marks one of several classes of a year ("א1"); "וב" includes "and".
  const name = level.replace(/\d$/, '')
  const nth = hebrew.indexOf(name) + 1 || hebrew.indexOf(name.replace(/^ו/, '')) + 1
  return nth || ordinals.findIndex((ordinal) => ordinal.test(level)) + 1
}
