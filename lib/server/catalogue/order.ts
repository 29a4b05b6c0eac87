import 'server-only'
import type { ExploreSort } from '#lib/domain/catalogue/explore-filter'
import { ttlCached } from '#lib/server/catalogue/ttl-cache'
import { pool } from '#lib/server/platform/db'

interface Column {
  name: string
  type: string
  isDescending?: boolean
}

const position = { name: 'position', type: 'int' }
const id = { name: 'id', type: 'uuid' }

/** By which columns of catalogue_activity each list stands in its order. */
const columns: Record<ExploreSort, Column[]> = {
  recommended: [position, id],
  newest: [
    { name: 'created_at', type: 'timestamptz', isDescending: true },
    { name: 'id', type: 'uuid', isDescending: true },
  ],
  rating: [{ name: 'rating_average', type: 'float8', isDescending: true }, { name: 'rating_count', type: 'int', isDescending: true }, position, id],
  duration: [{ name: 'duration_minutes', type: 'int' }, position, id],
}

/** What of `a` everybody may see. */
export const visibleSql = 'not a.is_hidden and a.category_id <> all(array(select id from category where is_hidden))'

/** The order of `a`. */
export function orderSql(sort: ExploreSort): string {
  return columns[sort].map(({ name, isDescending }) => `a.${name}${isDescending ? ' desc' : ''}`).join(', ')
}

/** The columns it goes by, but for the last, which is `id` in all. */
export function orderColumns(sort: ExploreSort): string[] {
  return columns[sort].map(({ name }) => name).slice(0, -1)
}

/** One row in so many is a landmark. */
const STEP = 100
/** Between two looks at the whole list. A row that came or went meanwhile moves the deep pages after that. */
const REMEMBERED_MS = 15_000

/** From where on a deep page is looked for, without going through all before it. */
export interface KeysetAnchor {
  /** How many rows stand before it. */
  before: number
  /** Its values, by which `fromSql` finds it. */
  values: unknown[]
}

interface List {
  sort: ExploreSort
  category: string | undefined
}

const lists = new Map<string, (now: Date) => Promise<unknown[][]>>()

/** The last landmark of a list before an offset; undefined where that is near, and for a list with nothing on it. */
export async function keysetAnchorBefore(offset: number, list: List): Promise<KeysetAnchor | undefined> {
  if (offset < STEP) return undefined
  const key = `${list.sort} ${list.category ?? ''}`
  const landmarksOf = lists.get(key) ?? ttlCached(REMEMBERED_MS, () => readLandmarks(list))
  const landmarks = await landmarksOf(new Date())
  // Of strangers' categories nothing stays.
  if (landmarks.length > 0) lists.set(key, landmarksOf)
  const at = Math.min(Math.floor(offset / STEP), landmarks.length)
  const values = landmarks[at - 1]
  return values && { before: at * STEP, values }
}

async function readLandmarks({ sort, category }: List): Promise<unknown[][]> {
  const names = columns[sort].map(({ name }) => name)
  const text = `
    select ${names.join(', ')} from (
      select ${names.map((name) => `a.${name}`).join(', ')}, row_number() over (order by ${orderSql(sort)}) as number
      from catalogue_activity a where ${visibleSql}${category === undefined ? '' : ' and a.category_id = $1'}
    ) numbered where number % ${STEP} = 1 and number > 1 order by number`
  const { rows } = await pool.query<unknown[]>({ text, values: category === undefined ? [] : [category], rowMode: 'array' })
  return rows
}

/** The values of a landmark as columns of the query `start`, in which `rowsFromAnchorSql` finds them. `value` makes a placeholder. */
export function keysetAnchorSql(sort: ExploreSort, { values }: KeysetAnchor, value: (given: unknown) => string): string[] {
  return columns[sort].map(({ name, type }, i) => `${value(values[i])}::${type} as ${name}`)
}

/**
 * `a`, the rows of a list from the landmark in `start` on, as far as a page before the next one needs them: those with the same in
 * all columns but the last, then those with the same in all but the last two, and so on, each a stretch of an index.
 */
export function rowsFromAnchorSql({ sort, rows, conditions }: { sort: ExploreSort; rows: number; conditions: string }): string {
  const given = columns[sort].map(({ name, isDescending }) => ({ name, sign: isDescending ? '<' : '>' }))
  const names = given.map(({ name }) => `a.${name}`).join(', ')
  const stretches = given.map(({ name, sign }, i) => {
    const same = given.slice(0, i).map((before) => `a.${before.name} = (select ${before.name} from start)`)
    const isLast = i === given.length - 1 // the landmark itself is one of them
    const where = [conditions, ...same, `a.${name} ${sign}${isLast ? '=' : ''} (select ${name} from start)`].join(' and ')
    return `(select ${names} from catalogue_activity a where ${where} order by ${orderSql(sort)} limit ${STEP + rows})`
  })
  return `(${stretches.join(' union all ')}) a`
}
