/** Reads a pasted class list: one child per line, with name, birth date and allergies in any order. */

import { allergenOf } from '#lib/domain/profiles/allergen-words'
import { isGivenName } from '#lib/domain/profiles/given-names'
import { type DayOrder, dayIn, findDate, findDayOrder } from '#lib/domain/profiles/written-date'
import { hasAllergyPhrase } from '#lib/domain/safety/allergy-phrases'

/** The maximum number of lines that are read. */
export const MAX_LIST_LINES = 100
/** The maximum length of a line and of the list, in characters. */
const MAX_LINE = 300
export const MAX_LIST_TEXT = 20_000

/** The meaning of "Chen, Lily": the family name first, the given name first, or two children. */
export const nameOrders = ['family_first', 'given_first', 'separate_children'] as const
export type NameOrder = (typeof nameOrders)[number]

/** A child of the list. */
export interface ListedChild {
  /** The line number, from 1. */
  line: number
  name: string
  /** YYYY-MM-DD; null if the line has no valid date. */
  dateOfBirth: string | null
  /** The codes of the 14 EU allergens, and other allergies as written. */
  allergies: string[]
  /** Why the line was not read, or not for certain. */
  doubt: 'line_too_long' | 'unclear_name' | null
}

export interface ClassList {
  children: ListedChild[]
  dayOrder: DayOrder
  /** Whether both orders are possible for some dates. */
  isOrderOpen: boolean
  /** The parts of the first name whose order is unknown: ["Chen", "Lily"]. */
  unclearName: string[] | null
  /** The first line after the maximum number of lines; null if all were read. */
  unreadFrom: number | null
}

interface Reading {
  /** The order if no date decides it. */
  usualOrder: DayOrder
  /** The orders that the user chose, if any. */
  order?: DayOrder | undefined
  nameOrder?: NameOrder | undefined
  isAllergy: (text: string) => boolean
}

/** Reads the children of a list, line by line. It skips empty lines and lines with column names. */
export function readClassList(text: string, { usualOrder, order, nameOrder, isAllergy }: Reading): ClassList {
  const all = text
    .slice(0, MAX_LIST_TEXT)
    .split(/\r?\n/)
    .map((written, at) => ({ line: at + 1, written: withoutNumbering(written) }))
    .filter(({ written }) => written !== '')
  const isHeader = ({ written }: { written: string }) => namesColumns(written) && !findDate(written)
  const listed = all.filter((one) => !isHeader(one))
  const lines = listed.slice(0, MAX_LIST_LINES).map(({ line, written }) => {
    const isTooLong = written.length > MAX_LINE
    const date = isTooLong ? undefined : findDate(written)
    return { line, isTooLong, date, ...(isTooLong ? { names: [], allergies: [] } : parseLine(written, date?.text, isAllergy)) }
  })
  const { proven, isOpen } = findDayOrder(lines.flatMap(({ date }) => date ?? []))
  const dayOrder = proven ?? order ?? usualOrder
  const headerOrder = all.filter(isHeader).flatMap(({ written }) => nameOrderOf(written) ?? [])[0]
  const children = lines.flatMap(({ line, isTooLong, date, names, allergies }): ListedChild[] => {
    const dateOfBirth = date ? dayIn(dayOrder, date) : null
    const toChild = (name: string, doubt: ListedChild['doubt']) => ({ line, name, dateOfBirth, allergies, doubt })
    if (isTooLong) return [toChild('', 'line_too_long')]
    const [family = '', ...given] = names
    if (given.length === 0) return [toChild(family, null)]
    switch (nameOrder ?? headerOrder) {
      case 'family_first':
        return [toChild([...given, family].join(' '), null)]
      case 'given_first':
        return [toChild(names.join(' '), null)]
      case 'separate_children':
        return names.map((name) => toChild(name, null))
      default:
        return [toChild(names.join(', '), 'unclear_name')]
    }
  })
  return {
    children,
    dayOrder,
    isOrderOpen: isOpen,
    unclearName: headerOrder ? null : (lines.find(({ names }) => names.length > 1)?.names ?? null),
    unreadFrom: listed[MAX_LIST_LINES]?.line ?? null,
  }
}

/** "1.", "2)", "-", "•". */
const numbering = /^\s*(?:\d{1,3}[.)]\s+|[-–•*]\s+)/

function withoutNumbering(line: string): string {
  const rest = line.replace(numbering, '')
  // "7. August 2022" begins with its day.
  return (findDate(line) && !findDate(rest) ? line : rest).trim()
}

const columnNames =
  /(?<!\p{L})(?:name|names|child|birth|birthday|dob|date|allerg\p{L}*|apellidos?|nombre|nombres|fecha|nacimiento|alergias?|שם|שמות|תאריך|לידה|אלרגי\p{L}*)(?!\p{L})/iu
const familyColumn = /(?<!\p{L})(?:last|family|surname|apellidos?|משפחה)(?!\p{L})/iu
const givenColumn = /(?<!\p{L})(?:first|given|nombres?|פרטי)(?!\p{L})/iu

/** Returns whether a line without a date has column names: two of its words, or its only word. */
function namesColumns(written: string): boolean {
  const words = written.match(/\p{L}+/gu) ?? []
  return words.length > 0 && words.filter((word) => columnNames.test(word)).length >= Math.min(2, words.length)
}

/** Returns the order of names that the column names tell. */
function nameOrderOf(header: string): NameOrder | undefined {
  const [family, given] = [header.search(familyColumn), header.search(givenColumn)]
  if (family === -1 || given === -1) return undefined
  return family < given ? 'family_first' : 'given_first'
}

const columnSeparator = /[\t;|,]+/
const noAllergyText = /^(?:-+|–|—|n\/?a|no|none|nil|ninguna|ninguno|nada|sin alergias|no allergies|אין|ללא|לא)$/i

interface ParsedLine {
  /** The parts of the name, by column. */
  names: string[]
  allergies: string[]
}

function parseLine(written: string, date: string | undefined, isAllergy: (text: string) => boolean): ParsedLine {
  const at = date === undefined ? written.length : written.indexOf(date)
  const before = columnsOf(written.slice(0, at))
  const after = columnsOf(written.slice(at + (date?.length ?? 0)))
  const others = (column: string) => [...before, ...after].filter((other) => other !== column)
  const names: string[] = []
  const allergies: string[] = []
  /** Keeps the allergies that a column certainly names. @returns the rest of the column */
  const takeCertain = (column: string) => {
    const { rest, found } = splitCertain(column, others(column), isAllergy)
    allergies.push(...found)
    return rest
  }
  for (const column of before) {
    const rest = takeCertain(column)
    if (rest !== '') names.push(rest)
  }
  const isNameBefore = names.length > 0
  after.forEach((column, at) => {
    const rest = takeCertain(column)
    if (rest === '') return
    const isNext = isNameBefore ? at === 0 && names.length === 1 : names.length === 1 && after[at - 1] === names[0]
    const isName = names.length === 0 || (isNext && mayContinueName(rest, names[0] ?? '', !isNameBefore, isAllergy)) || isGivenName(rest)
    if (isName) names.push(rest)
    else allergies.push(...(splitAllergies(rest, isAllergy) ?? [rest]))
  })
  // A child's name may be a fruit's name.
  if (names.length === 0) names.push(...allergies.splice(0, 1))
  return { names, allergies: [...new Set(allergies.map((allergy) => allergenOf(allergy) ?? allergy))] }
}

function columnsOf(part: string): string[] {
  return part
    .split(columnSeparator)
    .map((column) => column.trim().replace(/^"\s*|\s*"$/g, ''))
    .filter((column) => column !== '' && !noAllergyText.test(column))
}

/** Returns whether a column after the name may be the rest of the name, as in "Chen, 2022-04-03, Lily". */
function mayContinueName(column: string, name: string, isSameSide: boolean, isAllergy: (text: string) => boolean): boolean {
  const isOneWord = !/\s/.test(column) && !/\s/.test(name)
  if (!isOneWord || /^\P{L}|^\p{Ll}/u.test(column) || allergenOf(column) !== undefined) return false
  return isSameSide || !isAllergy(column)
}

/** The separators of several allergies in one column. */
const allergySeparator = /\s*[/&+]\s*|\s+(?:and|y|e)\s+|\s{2,}|\s+(?=ו(?:ל|ה)?[א-ת]{3,})/u

/** Returns the allergies of a column; undefined if it contains no known one. */
function splitAllergies(column: string, isAllergy: (text: string) => boolean): string[] | undefined {
  if (isAllergy(column)) return [column]
  const parts = column
    .split(allergySeparator)
    .filter((part) => part !== '' && !noAllergyText.test(part))
    .map((part) => [part, part.replace(/^ו/, ''), part.replace(/^ו[לה]/, '')].find(isAllergy) ?? part)
  return parts.some(isAllergy) ? parts : undefined
}

const inBrackets = /\(([^()]*)\)/g
/** "Noa allergic to peanuts", "Noa lactose intolerant". */
const phraseInName = [
  /^(.*?)\s+((?:(?:severe|mild)(?:ly)? )?(?:allerg(?:y|ic) to|(?:intolerant|sensitive) to|alergia|al[ée]rgic[oa] a|intoleran(?:te|cia) a|אלרגי|רגיש).*)$/iu,
  /^(.*?)\s+(\p{L}+[ -](?:allerg(?:y|ic)|intoleran(?:t|ce)))$/iu,
]

/** Separates the allergies of a column that cannot be a name from the rest of it. */
function splitCertain(column: string, others: readonly string[], isAllergy: (text: string) => boolean): { rest: string; found: string[] } {
  const found: string[] = []
  const take = (text: string, beside: readonly string[] = others) => {
    const allergies = splitAllergies(text, isAllergy)
    if (!allergies || !isCertain(text, allergies, beside)) return false
    found.push(...allergies)
    return true
  }
  const takePhrase = (piece: string) => {
    const [, name = '', allergy = ''] = phraseInName.map((phrase) => phrase.exec(piece)).find((match) => match !== null) ?? []
    return name !== '' && !isAllergy(name) && !hasAllergyPhrase(name) && take(allergy) ? name : piece
  }
  const rest = column
    .replace(inBrackets, (whole, inside: string, at: number) => (take(inside.trim(), [...others, column.slice(0, at)]) ? ' ' : whole))
    .trim()
    .split(/\s{2,}/)
    .map(takePhrase)
    .filter((piece) => piece !== '' && !take(piece))
    .join(' ')
  return { rest, found }
}

/** Returns whether a text that names allergies is no name: a phrase or its small letters tell, or a common allergen where there are no capitals. */
function isCertain(text: string, allergies: readonly string[], others: readonly string[]): boolean {
  if (hasAllergyPhrase(text)) return true
  if (others.length === 0 || allergies.some(isGivenName)) return false
  if (/^\p{Ll}/u.test(text)) return others.some((other) => /^\p{Lu}/u.test(other))
  return /^[א-ת]/.test(text) && allergies.every((allergy) => allergenOf(allergy) !== undefined)
}
