/** Reads a pasted class list: one child per line, with name, birth date and allergies in any order. */

/** The maximum number of lines; the rest is ignored. */
export const MAX_LIST_LINES = 100
/** The maximum length of a line and of the list, in characters. */
const MAX_LINE = 300
export const MAX_LIST_TEXT = 20_000

/** The reading of 3/4/2021: April or March. */
export const dayOrders = ['day_first', 'month_first'] as const
export type DayOrder = (typeof dayOrders)[number]

/** A child of the list. */
export interface ListedChild {
  /** The line number, from 1. */
  line: number
  name: string
  /** YYYY-MM-DD; null if the line has no valid date. */
  dateOfBirth: string | null
  /** The allergies as written. */
  allergies: string[]
}

export interface ClassList {
  children: ListedChild[]
  dayOrder: DayOrder
  /** Whether both orders are possible for the dates. */
  isOrderOpen: boolean
}

interface Reading {
  /** The order if the dates do not tell. */
  usualOrder: DayOrder
  /** The order that the user chose, if any. */
  order?: DayOrder | undefined
  isAllergy: (text: string) => boolean
}

/** Reads the children of a list, line by line. It skips empty lines and lines with column names. */
export function readClassList(text: string, { usualOrder, order, isAllergy }: Reading): ClassList {
  const lines = text
    .slice(0, MAX_LIST_TEXT)
    .split(/\r?\n/)
    .map((written, at) => ({ line: at + 1, written: written.slice(0, MAX_LINE).replace(numbering, '').trim() }))
    .filter(({ written }) => written !== '' && (hasDate(written) || !namesColumns(written)))
    .slice(0, MAX_LIST_LINES)
  const dates = lines.flatMap(({ written }) => numeric(written) ?? [])
  const told = dates.some(({ first }) => first > 12) ? 'day_first' : dates.some(({ second }) => second > 12) ? 'month_first' : undefined
  const dayOrder = told ?? order ?? usualOrder
  const children = lines.map(({ line, written }) => ({ line, ...parseChild(written, dayOrder, isAllergy) }))
  // 3/3/2021 is the same day either way.
  return { children, dayOrder, isOrderOpen: told === undefined && dates.some(({ first, second }) => first !== second) }
}

/** "1.", "2)", "-", "•". */
const numbering = /^\s*(?:\d{1,3}[.)]\s+|[-–•*]\s+)/
const columnNames =
  /(?<!\p{L})(?:name|names|child|birth|birthday|dob|date|allerg\p{L}*|nombre|nombres|fecha|nacimiento|alergias?|שם|שמות|תאריך|לידה|אלרגי\p{L}*)(?!\p{L})/iu

/** Returns whether a line without a date has column names: two of its words, or its only word. */
function namesColumns(written: string): boolean {
  const words = written.match(/\p{L}+/gu) ?? []
  return words.length > 0 && words.filter((word) => columnNames.test(word)).length >= Math.min(2, words.length)
}

const iso = /(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/
const short = /(?<!\d)(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/

function hasDate(written: string): boolean {
  return iso.test(written) || short.test(written)
}

/** Returns the parts of a date whose month and day are ambiguous. */
function numeric(written: string): { first: number; second: number; year: number } | undefined {
  if (iso.test(written)) return undefined
  const [, first, second, year] = short.exec(written) ?? []
  return first && second && year ? { first: Number(first), second: Number(second), year: Number(year) + (year.length === 2 ? 2000 : 0) } : undefined
}

function dateIn(written: string, order: DayOrder): string | null {
  const [, year, month, day] = iso.exec(written) ?? []
  if (year) return dayOrNull(Number(year), Number(month), Number(day))
  const parts = numeric(written)
  if (!parts) return null
  const { first, second } = parts
  return order === 'day_first' ? dayOrNull(parts.year, second, first) : dayOrNull(parts.year, first, second)
}

/** Returns the day as stored; null for a day that does not exist. */
function dayOrNull(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null
}

const between = /[\t;|,]+|\s{2,}/
/** The separators of several allergies in one column. */
const listed = /\s*[/&+]\s*|\s+(?:and|y|e)\s+|\s+(?=ו(?:ל|ה)?[א-ת]{3,})/u
const none = /^(?:-+|–|—|n\/?a|no|none|nil|ninguna|ninguno|nada|sin alergias|no allergies|אין|ללא|לא)$/i

function parseChild(written: string, order: DayOrder, isAllergy: (text: string) => boolean): Omit<ListedChild, 'line'> {
  const date = iso.exec(written)?.[0] ?? short.exec(written)?.[0]
  const [before = '', after = ''] =
    date === undefined ? [written] : [written.slice(0, written.indexOf(date)), written.slice(written.indexOf(date) + date.length)]
  const piecesOf = (part: string) =>
    part
      .split(between)
      .map((piece) => piece.trim())
      .filter((piece) => piece !== '' && !none.test(piece))
  const name: string[] = []
  const allergies: string[] = []
  const take = (piece: string) => {
    const found = piece.split(listed).filter(Boolean)
    if (isAllergy(piece)) allergies.push(piece)
    else if (found.length > 1 && found.some(isAllergy)) allergies.push(...found)
    else return false
    return true
  }
  // The name is before the date, maybe in two columns; it is after the date only if nothing is before.
  for (const piece of piecesOf(before)) if (!take(piece)) name.push(piece)
  for (const piece of piecesOf(after)) if (!take(piece)) (name.length === 0 ? name : allergies).push(piece)
  // A child's name may be a fruit's name.
  if (name.length === 0 && allergies[0] !== undefined) name.push(...allergies.splice(0, 1))
  return { name: name.join(' '), dateOfBirth: dateIn(written, order), allergies: [...new Set(allergies)] }
}
