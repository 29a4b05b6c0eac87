import 'server-only'

/** So many matches are compared, those by the title first: to compare all would take as long as the catalogue is large. */
const MOST_MATCHES = 200
/** Of common words so many titles are looked at. */
const MOST_TITLES = 200

/** Where matches are looked for: the table as `a`, and what holds of it. */
interface Among {
  sources: string
  conditions: string
  /** The columns by which matches are put in their order, but for `id`. */
  columns: string[]
}

/**
 * The query `matches (id, rank, …columns)`, after `searchQuerySql`: activities that have all words in one language, the reader's ($1) before
 * others, and what is called so before what only has it in it.
 */
export function rankedMatchesSql(among: Among): string {
  return matchesSql(
    among,
    [matchSql('title_words', 'own_in_titles', 3, among), matchSql('words', 'own', 2, among), matchSql('words', 'others', 0, among)],
    `limit ${MOST_MATCHES}`,
  )
}

interface Page {
  /** In which the page comes, of `a`. */
  order: string
  /** Whether what is called so comes first all the same. */
  titlesFirst: boolean
  /** How many matches at least, from the first on: a number, for the planner to go by the order, or a placeholder. */
  reach: number | string
}

/**
 * The same of words that are nearly everywhere in the reader's language: the catalogue is gone through in its order as far as the
 * page reaches, for an index would have to count all that there is.
 */
export function commonWordMatchesSql(among: Among, { order, titlesFirst, reach }: Page): string {
  const { sources, conditions } = among
  const titles = `
        select ${matchColumns(among, '1 + ts_rank(t.words, own)')}
        from (
          select activity_id, words, own from asked join catalogue_text on title_words @@ own_in_titles limit ${MOST_TITLES}
        ) t join ${sources} on a.id = t.activity_id
        where ${conditions} limit ${MOST_MATCHES}`
  const others = `
        select ${matchColumns(among, '0')} from ${sources}
        where (select own from asked) is not null and ${conditions} and (
          select t.words @@ (select own from asked) from catalogue_text t where t.activity_id = a.id and t.language = $1
        ) order by ${order} limit ${reach}`
  return matchesSql(among, titlesFirst ? [titles, others] : [others], '')
}

/** ts_rank is below 1. */
function matchSql(column: string, query: string, lead: number, among: Among): string {
  const { sources, conditions } = among
  return `
        select ${matchColumns(among, `${lead} + ts_rank(t.words, asked.${query})`)}
        from asked join catalogue_text t on t.${column} @@ asked.${query} join ${sources} on a.id = t.activity_id
        where ${conditions} limit ${MOST_MATCHES}`
}

/** Found one kind after the other: those behind are not looked for where there are enough before. */
function matchesSql({ columns }: Among, each: string[], end: string): string {
  return `matches as (
    select ${['id', 'max(rank) as rank', ...columns.map((column) => `min(${column}) as ${column}`)].join(', ')} from (
      ${each.map((one) => `(${one}\n      )`).join(' union all ')} ${end}
    ) each_match group by id
  )`
}

function matchColumns({ columns }: Among, rank: string): string {
  return ['a.id', `${rank} as rank`, ...columns.map((column) => `a.${column}`)].join(', ')
}
