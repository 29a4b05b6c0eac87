import 'server-only'
import { int, json, listOf } from '#lib/columns'
import { exploreSorts } from '#lib/domain/catalogue/explore-filter'
import type { ExploreQuery, ListPosition } from '#lib/schemas/catalogue/explore'
import { TRENDING } from '#lib/server/catalogue/categories'
import { cardColumnsSql, cardRow, homeSql, type Viewer, viewerValues } from '#lib/server/catalogue/sql/cards'
import { matchTables } from '#lib/server/catalogue/sql/full-matches'
import { afterSql, type OrderColumn, orderSql, orders, positionSql, visibleSql } from '#lib/server/catalogue/sql/order'
import { nearestTable, type Scoring } from '#lib/server/catalogue/sql/scored-matches'
import { exampleMeant, type WordsMeant } from '#lib/server/catalogue/sql/search'
import { composed, type Row, type Value } from '#lib/statement'

/** The number of first results that tell whether a search found a thing: those that most users look at; our choice. */
const FIRST_RESULTS = 10

/**
 * A card in a list, with its position there. If the search accepts some of its terms: those that the card has; those that any result has,
 * and that any names in its title, materials or description; and those that any of the first results names. These are the same for every
 * page and page size.
 */
const listRow = {
  ...{ ...cardRow, listPosition: json<ListPosition>(), matched: listOf(int) },
  ...{ allMatched: listOf(int), allNamed: listOf(int), firstNamed: listOf(int) },
}
export type ListRow = Row<typeof selectCards>

interface ListRequest extends Omit<ExploreQuery, 'q'> {
  limit: number
  offset: number
  meant?: WordsMeant | undefined
  /** A search that accepts some of the terms; instead of `meant`. */
  scoring?: Scoring | undefined
  /** Ages of the user's children in months. */
  ages?: readonly number[] | undefined
  category?: string | undefined
}

const visitor: Viewer = { user: undefined, trending: [], language: 'en' }
const position: ListPosition = { id: '', position: 0, createdAt: '', minutes: 0, rating: 0, ratingCount: 0, rank: 0, trend: 0, fits: 0 }
const some = { limit: 1, offset: 0 }
const everything = { ...some, cursor: position, setting: 'indoor', ageMonths: 1, maxDuration: 1, area: 'literacy', missing: 0 } as const
const exampleScoring: Scoring = {
  terms: (exampleMeant.terms ?? []).map((term) => ({ ...term, weight: 1, share: 1, isThing: true })),
  minutes: [{ n: 1, atMost: 10, weight: 1 }],
  leastShare: 0,
  isRankedByCircumstances: true,
}
const requests: ListRequest[] = [
  ...exploreSorts.map((sort) => ({ ...everything, sort, free: true, category: 'x' })),
  { ...everything, meant: exampleMeant, free: false },
  { ...everything, scoring: exampleScoring, sort: 'for_me' },
  { ...some, scoring: { ...exampleScoring, isRankedByCircumstances: false } },
  { ...some, meant: { ...exampleMeant, own: null } },
  { ...some, meant: { ...exampleMeant, own: { ...exampleMeant.own, circumstances: null, titled: null } } },
  {
    ...some,
    meant: { ...exampleMeant, own: { ...exampleMeant.own, about: null, titled: null, anyTitled: null, said: null, anySaid: null } },
  },
  { ...some, meant: { ...exampleMeant, others: null } },
  { ...everything, category: TRENDING },
]

/** Selects a page of visible activities, and one row more. @throws Problem invalid for another order's cursor */
export const selectCards = composed({
  row: listRow,
  examples: requests.map((request): [ListRequest, Viewer] => [request, visitor]),
  write: (value, request: ListRequest, who: Omit<Viewer, 'materials'>) => {
    const { limit, offset, sort = 'recommended', materials, cursor, meant, scoring } = request
    for (const first of viewerValues({ ...who, materials })) value(first)
    const isOwn = sort === 'for_me'
    const order: OrderColumn[] = [
      ...(isOwn ? [forAges(value(request.ages ?? []))] : []),
      ...(isOwn || sort === 'recommended' ? fitness(request) : []),
      ...orders[sort],
    ]
    const filters = [visibleSql, ...filtersSql(request, value)]
    const after = cursor ? [afterSql(order, cursor, value)] : []
    const [rows, end] = [value(limit + 1), value(offset + limit + 1)]
    const conditions = [...(scoring ? ['true'] : filters), ...after].join(' and ')
    const tables = scoring ? ['scored'] : meant ? matchTables(meant, value) : ['catalogue_activity']
    const found = tables.map((table) => `(select * from ${table} a where ${conditions} order by ${orderSql(order)} limit ${end})`)
    const scored = scoring
      ? `scored as materialized ${nearestTable(scoring, filters.join(' and '), value)},
      first as (select a.named from scored a order by ${orderSql(order)} limit ${FIRST_RESULTS}),`
      : ''
    const inAny = (table: string, column: string) => (scoring ? `array(select distinct unnest(${column}) from ${table})` : "'{}'::int[]")
    const text = `
      with ${homeSql}, ${scored} page as (
        select page.*, row_number() over () as place from (
          select a.id, ${positionSql(order)} as "listPosition", ${scoring ? 'a.matched' : "'{}'::int[] as matched"} from (${found.join('\n      union all ')}) a
          order by ${orderSql(order)} limit ${rows} offset ${value(offset)}
        ) page
      )
      select ${cardColumnsSql}, page."listPosition", page.matched,
        ${inAny('scored', 'matched')} as "allMatched", ${inAny('scored', 'named')} as "allNamed", ${inAny('first', 'named')} as "firstNamed"
      from page join catalogue_activity a on a.id = page.id join catalogue_text t on t.activity_id = a.id and t.language = $1 cross join home
      order by page.place`
    return { text, isPrepared: false }
  },
})

/** Returns the columns before the shared order in the recommended one: how well it matches, how popular it is. */
function fitness({ meant, scoring, category }: ListRequest): OrderColumn[] {
  if (meant || scoring) return [{ name: 'rank', sql: 'a.rank', type: 'float8', isDescending: true }]
  return category === TRENDING ? [{ name: 'trend', sql: 'array_position($3::uuid[], a.id)', type: 'int' }] : []
}

/** Orders activities for one of these ages first. */
function forAges(ages: string): OrderColumn {
  const fits = `exists (select from unnest(${ages}::int[]) as own (age) where own.age between a.age_min_months and a.age_max_months)`
  return { name: 'fits', sql: `(${fits})::int`, type: 'int', isDescending: true }
}

function filtersSql(request: ListRequest, value: Value): string[] {
  const { category, setting, free, ageMonths, maxDuration, area, missing } = request
  const filters = [
    category === TRENDING ? 'a.id = any($3::uuid[])' : category !== undefined && `a.category_id = ${value(category)}`,
    setting && `${value(setting)} = any(a.settings)`,
    free !== undefined && `a.price_usd is ${free ? '' : 'not '}null`,
    ageMonths !== undefined && `${value(ageMonths)}::int between a.age_min_months and a.age_max_months`,
    maxDuration !== undefined && `a.duration_minutes <= ${value(maxDuration)}`,
    area !== undefined && `${value(area)} = any(a.elof || a.eyfs)`,
    missing !== undefined && missingSql(value(missing)),
  ]
  return filters.filter((filter) => typeof filter === 'string')
}

/** Condition that at most this number of materials is missing at home. */
function missingSql(atMost: string): string {
  return `(
      select count(*) from catalogue_material cm where cm.activity_id = a.id and cm.material_id <> all(coalesce((select ids from home), '{}'))
    ) <= ${atMost}`
}

const savedRow = { ...cardRow, listPosition: json<ListPosition>() }

const latestFirst: OrderColumn[] = [
  { name: 'createdAt', sql: 'saved.created_at', type: 'timestamptz', isDescending: true },
  { name: 'id', sql: 'saved.activity_id', type: 'uuid' },
]

interface SavedRequest {
  limit: number
  offset: number
  cursor?: ListPosition | undefined
}

/** Selects a page of the user's saved activities, latest first, and one row more. @throws Problem invalid for another list's cursor */
export const selectSaved = composed({
  row: savedRow,
  examples: [
    [some, visitor],
    [{ ...some, cursor: position }, visitor],
  ],
  write: (value, { limit, offset, cursor }: SavedRequest, viewer: Viewer) => {
    for (const first of viewerValues(viewer)) value(first)
    const text = `
      with ${homeSql}
      select ${cardColumnsSql}, ${positionSql(latestFirst)} as "listPosition"
      from saved_activity saved join catalogue_activity a on a.id = saved.activity_id
        join catalogue_text t on t.activity_id = a.id and t.language = $1 cross join home
      where saved.user_id = $2 and ${visibleSql}${cursor ? ` and ${afterSql(latestFirst, cursor, value)}` : ''}
      order by ${orderSql(latestFirst)} limit ${value(limit + 1)} offset ${value(offset)}`
    return { text, isPrepared: false }
  },
})
