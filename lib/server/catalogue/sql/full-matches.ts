import 'server-only'
import type { WordsMeant } from '#lib/server/catalogue/sql/search'
import type { Value } from '#lib/statement'

/**
 * Returns tables of matching activities with a `rank`, no activity in two of them. The order: whole title before partial title, theme and
 * text before theme only, text only last; the user's language ($1) before others. Separate tables let PostgreSQL choose the best plan for
 * each: rare ones by their words, frequent ones by the list's order.
 */
export function matchTables({ own, others }: WordsMeant, value: Value): string[] {
  if (!own) return others === null ? [] : [otherLanguagesSql(value(others), '')]
  const { all, circumstances, about, titled, anyTitled, said, anySaid } = own
  // Values are added where they are used: PostgreSQL rejects a parameter that nothing reads.
  const has = (column: 'words' | 'title_words', words: string | null) => (words === null ? undefined : `t.${column} @@ ${value(words)}::tsquery`)
  const not = (condition: string | undefined) => condition && `not ${condition}`
  const [isTitled, isPartlyTitled, isSaid] = [() => has('title_words', titled), () => has('title_words', anyTitled), () => has('words', said)]
  const [hasAll, hasCircumstances, isAbout] = [() => has('words', all), () => has('words', circumstances), () => has('title_words', about)]
  // A rank of 32 is one below 1: https://www.postgresql.org/docs/current/textsearch-controls.html#TEXTSEARCH-RANKING
  const byTitle = (rank: number, words: string) => `${rank} + ts_rank(t.title_words, ${value(words)}::tsquery, 32)`
  // If no term has a sense, the theme is in the title.
  const mayBeAbout = about !== null && about !== titled
  // An activity that is not about all of it has at least one of the words, which is rarer than having all that is meant. A redundant condition
  // would make PostgreSQL expect too few rows.
  const saysSome = () => (about === null ? [hasAll()] : said === anySaid ? [isSaid(), hasCircumstances()] : [hasAll(), has('words', anySaid)])
  return [
    ...(titled === null ? [] : [ownLanguageSql(byTitle(5, titled), [isTitled(), hasCircumstances()])]),
    ...(anyTitled === null ? [] : [ownLanguageSql(byTitle(4, anyTitled), [hasAll(), isPartlyTitled(), not(isTitled())])]),
    ...(mayBeAbout && said !== null ? [ownLanguageSql('3', [isSaid(), isAbout(), hasCircumstances(), not(isPartlyTitled())])] : []),
    ...(mayBeAbout ? [ownLanguageSql('2', [isAbout(), hasCircumstances(), not(isSaid()), not(isPartlyTitled())])] : []),
    ...(about !== null && anySaid === null ? [] : [ownLanguageSql('1', [...saysSome(), not(isAbout()), not(isPartlyTitled())])]),
    ...(others === null ? [] : [otherLanguagesSql(value(others), exceptSql([hasAll(), isTitled()]))]),
  ]
}

function exceptSql(conditions: (string | undefined)[]): string {
  return `except select t.activity_id from catalogue_text t where ${conditions.filter(Boolean).join(' or ')}`
}

function ownLanguageSql(rank: string, conditions: (string | undefined)[]): string {
  return `(
        select found.*, (${rank})::float8 as rank from catalogue_activity found join catalogue_text t on t.activity_id = found.id and t.language = $1
        where ${conditions.filter(Boolean).join(' and ')}
      )`
}

function otherLanguagesSql(words: string, exceptOwn: string): string {
  return `(
        select found.*, 0::float8 as rank from catalogue_activity found
        where found.id in (select activity_id from catalogue_text where words @@ ${words}::tsquery ${exceptOwn})
      )`
}
