import 'server-only'
import { int, jsonb, listOf, orNull, text } from '#lib/columns'
import { languages } from '#lib/domain/platform/basics'
import { type Row, statement, type Value } from '#lib/statement'

/** Number of similar words that replace a mistyped one. */
const MOST_ALIKE = 5
/**
 * Length from which two letters of a word may be wrong; below it, one. Similar words up to this length may share no three letters in a row:
 * they share the first letter then.
 */
const LONG_WORD = 5
/** Maximum length of words that PostgreSQL compares. */
const LONGEST_WORD = 60

/**
 * Selects what a search means. $1 the reader's language; of the words: $2 index of its term, $3 its place there, $4 a form of it, $5
 * whether it is the typed one; $6 the number of terms; of the senses: $7 index of its term, $8 its lexeme, $9 whether it is a theme.
 */
export const selectMeant = statement({
  row: {
    /** In the reader's language; null if it lacks some of the words. */
    own: orNull(jsonb<OwnWords>()),
    /** All words in another language; null if none has them, or if no word could be missing in a language. */
    others: orNull(text),
    /** Terms that no language has: the only reason why nothing is found. */
    unknown: listOf(int),
  },
  text: `
  with typed as (
    select * from unnest($2::int[], $3::int[], $4::text[], $5::bool[]) as typed (n, part, form, is_typed)
  ), sense as (
    select * from unnest($7::int[], $8::text[], $9::bool[]) as sense (n, word, is_theme)
  ), found as (
    select n, part, language, form, is_typed, bool_or(bool_or(w.word = form)) over (partition by n, part, language) as is_word
    from typed join catalogue_word w on w.word = form or (is_typed and length(form) > 1 and w.word like form || '%')
    group by n, part, language, form, is_typed
  ), meant as (
    select n, part, language, ${lexemeSql('form')} as lexeme, is_word, is_typed and length(form) > 1 as may_begin from found
    union
    select n, part, language, ${lexemeSql('alike.word')}, true, false from typed cross join lateral (
      select word, languages from (
        select word, languages, distance, min(distance) over () as least from (
          select w.word, array_agg(w.language) as languages, levenshtein_less_equal(w.word, form, 2) as distance from catalogue_word w
          where (w.word % form or w.word like case when length(form) between 3 and ${LONG_WORD} then left(form, 1) || '%' end)
            and length(form) <= ${LONGEST_WORD} and length(w.word) <= ${LONGEST_WORD} group by w.word
        ) near where distance <= case when length(form) >= ${LONG_WORD} then 2 else 1 end
      ) nearest where distance = least order by word limit ${MOST_ALIKE}
    ) alike cross join unnest(alike.languages) as language
    where is_typed and (n, part) not in (select n, part from found) and n not in (select n from sense)
  ), each_word as (
    select language, n, ${alternativesSql('may_begin')} as in_titles, ${alternativesSql('may_begin and not is_word')} as anywhere
    from meant group by language, n, part
  ), each_phrase as (
    select language, n, string_agg(in_titles, ' & ') as in_titles, string_agg(anywhere, ' & ') as anywhere from each_word
    group by language, n having count(*) = (select count(distinct part) from typed where typed.n = each_word.n)
  ), each_sense as (
    select language, n, string_agg(${lexemeSql('word')}, ' | ') filter (where is_theme) as themes, string_agg(${lexemeSql('word')}, ' | ') as anywhere
    from sense cross join unnest(array['${languages.join("', '")}']) as language group by language, n
  ), each_term as (
    select language, n, p.in_titles as titled, p.anywhere as said, coalesce(p.in_titles || ' | ' || s.themes, p.in_titles, s.themes) as about,
      coalesce(p.anywhere || ' | ' || s.anywhere, p.anywhere, s.anywhere) as anywhere
    from each_phrase p full join each_sense s using (language, n)
  ), each_language as (
    select language, ${allOfSql('anywhere')} as words, ${allOfSql('anywhere', 'about is null')} as beside, ${allOfSql('about')} as about,
      case when bool_and(about is null or titled is not null) then ${allOfSql('titled')} end as titled, ${anyOfSql('titled')} as any_titled,
      case when bool_and(about is null or said is not null) then ${allOfSql('said')} end as said, ${anyOfSql('said')} as any_said,
      ${anyOfSql('anywhere', 'about is not null')} as any_word
    from each_term group by language having count(*) = $6
  )
  select (
      select jsonb_build_object('all', words, 'beside', beside, 'about', about, 'titled', titled, 'anyTitled', any_titled, 'said', said, 'anySaid', any_said, 'any', any_word)
      from each_language where language = $1
    ) as own,
    case when (select count(distinct n) from sense) < $6 then (select string_agg(words, ' | ') from each_language where language <> $1) end as others,
    array(select distinct n from typed where n not in (select n from each_term) order by n) as unknown`,
})

/** Words as a PostgreSQL tsquery; null if there are none of the kind. */
interface OwnWords {
  /** All terms, as a word or as a sense of it. */
  all: string
  /** Terms for where and how, which no title has. */
  beside: string | null
  /** All other terms, in a title or as a theme. */
  about: string | null
  /** The same as words only, in a title, also as beginnings of longer ones; and any of them there. */
  titled: string | null
  anyTitled: string | null
  /** The same as words only, anywhere; and any of them. */
  said: string | null
  anySaid: string | null
  /** Any of the terms, as a word or as a sense of it. */
  any: string | null
}

/** Conditions that a text must match. */
export type WordsMeant = Row<typeof selectMeant>

/** Example with every optional value. */
export const exampleMeant: WordsMeant & { own: OwnWords } = {
  own: { all: 'a', beside: 'a', about: 'a', titled: 'a & b', anyTitled: 'a | b', said: 'a', anySaid: 'a', any: 'a' },
  others: 'a',
  unknown: [],
}

/** Whether some language has all of it. */
export function isAnywhere({ own, others }: WordsMeant): boolean {
  return own !== null || others !== null
}

/**
 * Returns tables of matching activities with a `rank`, no activity in two of them. The order: whole title before partial title, theme and
 * text before theme only, text only last; the reader's language ($1) before others. Separate tables let PostgreSQL choose the best plan for
 * each: rare ones by their words, frequent ones by the list's order.
 * @param isAny whether one of the words is enough
 */
export function matchTables({ own, others }: WordsMeant, isAny: boolean, value: Value): string[] {
  if (!own) return others === null ? [] : [otherLanguagesSql(value(others), '')]
  const { all, beside, about, titled, anyTitled, said, anySaid, any } = own
  // Values are added where they are used: PostgreSQL rejects a parameter that nothing reads.
  const has = (column: 'words' | 'title_words', words: string | null) => (words === null ? undefined : `t.${column} @@ ${value(words)}::tsquery`)
  const not = (condition: string | undefined) => condition && `not ${condition}`
  const [isTitled, isPartlyTitled, isSaid] = [() => has('title_words', titled), () => has('title_words', anyTitled), () => has('words', said)]
  const [hasAll, isBeside, isAbout] = [() => has('words', all), () => has('words', beside), () => has('title_words', about)]
  // A rank of 32 is one below 1: https://www.postgresql.org/docs/current/textsearch-controls.html#TEXTSEARCH-RANKING
  const byTitle = (rank: number, words: string) => `${rank} + ts_rank(t.title_words, ${value(words)}::tsquery, 32)`
  if (isAny && any !== null)
    return [
      ...(anyTitled === null ? [] : [ownLanguageSql(byTitle(2, anyTitled), [isPartlyTitled()])]),
      ownLanguageSql('1', [has('words', any), not(isPartlyTitled())]),
    ]
  // If no term has a sense, the theme is in the title.
  const mayBeAbout = about !== null && about !== titled
  // An activity that is not about all of it has at least one of the words, which is rarer than having all that is meant. A redundant condition
  // would make PostgreSQL expect too few rows.
  const saysSome = () => (about === null ? [hasAll()] : said === anySaid ? [isSaid(), isBeside()] : [hasAll(), has('words', anySaid)])
  return [
    ...(titled === null ? [] : [ownLanguageSql(byTitle(5, titled), [isTitled(), isBeside()])]),
    ...(anyTitled === null ? [] : [ownLanguageSql(byTitle(4, anyTitled), [hasAll(), isPartlyTitled(), not(isTitled())])]),
    ...(mayBeAbout && said !== null ? [ownLanguageSql('3', [isSaid(), isAbout(), isBeside(), not(isPartlyTitled())])] : []),
    ...(mayBeAbout ? [ownLanguageSql('2', [isAbout(), isBeside(), not(isSaid()), not(isPartlyTitled())])] : []),
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

/** Builds a lexeme, as `search-words` writes a word with its language. */
export function lexemeSql(word: string, language = 'language'): string {
  return `'''' || ${language} || ':' || ${word} || ''''`
}

/** @param begins whether it may be the beginning of a longer word */
function alternativesSql(begins: string): string {
  return `'(' || string_agg(lexeme || case when ${begins} then ':*' else '' end, ' | ') || ')'`
}

/** Joins all words of a column, each term's in brackets; null if there are none. */
function allOfSql(column: string, condition = 'true'): string {
  return `string_agg('(' || ${column} || ')', ' & ') filter (where ${condition})`
}

function anyOfSql(column: string, condition = 'true'): string {
  return `string_agg('(' || ${column} || ')', ' | ') filter (where ${condition})`
}
