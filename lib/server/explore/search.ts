import 'server-only'

/** So many matches are compared, those by the title first: to compare all would take as long as the catalogue is large. */
const MOST_MATCHES = 200
/** Of common words so many titles are looked at. */
const MOST_TITLES = 200

/** Where matches are looked for: the table as `a`, and what holds of it. */
interface Among {
  sources: string
  conditions: string
}

/**
 * The query `matches (id, rank)`, after `askedSql`: activities that have all words in one language, the reader's ($1) before
 * others, and what is called so before what only has it in it.
 */
export function fittestSql(among: Among): string {
  return matchesSql(
    [matchSql('title_words', 'own_in_titles', 3, among), matchSql('words', 'own', 2, among), matchSql('words', 'others', 0, among)],
    `limit ${MOST_MATCHES}`,
  )
}

interface Page {
  /** In which the page comes, of `a`. */
  order: string
  /** Whether what is called so comes first all the same. */
  titlesFirst: boolean
  /** Placeholders. */
  limit: string
  offset: string
}

/**
 * The same of words that are nearly everywhere in the reader's language: the catalogue is gone through in its order as far as the
 * page goes, for an index would have to count all that there is.
 */
export function commonestSql({ sources, conditions }: Among, { order, titlesFirst, limit, offset }: Page): string {
  const titles = `
        select a.id, 1 + ts_rank(t.words, own) as rank
        from (
          select activity_id, words, own from asked join catalogue_text on title_words @@ own_in_titles limit ${MOST_TITLES}
        ) t join ${sources} on a.id = t.activity_id
        where ${conditions} limit ${MOST_MATCHES}`
  const others = `
        select a.id, 0 as rank from ${sources}
        where (select own from asked) is not null and ${conditions} and (
          select t.words @@ (select own from asked) from catalogue_text t where t.activity_id = a.id and t.language = $1
        ) order by ${order} limit ${limit}::int + ${offset}::int`
  return matchesSql(titlesFirst ? [titles, others] : [others], '')
}

/** ts_rank is below 1. */
function matchSql(column: string, query: string, lead: number, { sources, conditions }: Among): string {
  return `
        select a.id, ${lead} + ts_rank(t.words, asked.${query}) as rank
        from asked join catalogue_text t on t.${column} @@ asked.${query} join ${sources} on a.id = t.activity_id
        where ${conditions} limit ${MOST_MATCHES}`
}

/** Found one kind after the other: those behind are not looked for where there are enough before. */
function matchesSql(each: string[], end: string): string {
  return `matches as (
    select id, max(rank) as rank from (
      ${each.map((one) => `(${one}\n      )`).join(' union all ')} ${end}
    ) each_match group by id
  )`
}
