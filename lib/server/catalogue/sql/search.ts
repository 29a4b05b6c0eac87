import 'server-only'
import { int, jsonb, listOf, orNull, text } from '#lib/columns'
import { languages } from '#lib/domain/platform/basics'
import { type Row, statement, type Value } from '#lib/statement'

/** So many of the words most like a mistyped one are taken for it. */
const MOST_ALIKE = 5
/** From so many letters on two of them may be wrong; before, one. Up to as many, words alike may have no three letters in a row in common: the first one then. */
const LONG_WORD = 5
/** PostgreSQL compares no longer words. */
const LONGEST_WORD = 60

/**
 * $1 the reader's language; of the words: $2 of which term one is, $3 its place there, $4 a form of it, $5 whether it is the one typed;
 * $6 how many terms there are; of the senses: $7 of which term one is, $8 how it stands among words, $9 whether it is a theme.
 */
export const selectMeant = statement({
  row: {
    /** In the reader's language; null where that has not all the words. */
    own: orNull(jsonb<OwnWords>()),
    /** All words in another language; null where none has them, or where there are none that a language could lack. */
    others: orNull(text),
    /** Terms that no language has: they alone are why nothing is found. */
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

/** Words as PostgreSQL reads a tsquery; null where there are none such. */
interface OwnWords {
  /** All that was said, as a word or as what is meant by it. */
  all: string
  /** Of it what says where and how, which no title does. */
  beside: string | null
  /** All others, in a title or as what it is about. */
  about: string | null
  /** The same as words alone, in a title, where they may be the beginnings of longer ones; and any of them there. */
  titled: string | null
  anyTitled: string | null
  /** The same as words alone, anywhere; and any of them. */
  said: string | null
  anySaid: string | null
  /** Any of them, as a word or as what is meant by it. */
  any: string | null
}

/** What a text must match. */
export type WordsMeant = Row<typeof selectMeant>

/** With all that it can have. */
export const exampleMeant: WordsMeant & { own: OwnWords } = {
  own: { all: 'a', beside: 'a', about: 'a', titled: 'a & b', anyTitled: 'a | b', said: 'a', anySaid: 'a', any: 'a' },
  others: 'a',
  unknown: [],
}

/** Whether there is a language that has it. */
export function isAnywhere({ own, others }: WordsMeant): boolean {
  return own !== null || others !== null
}

/**
 * Tables of the activities that were meant, no activity in two of them, each with a `rank`: called so, by whole name before in part,
 * before being about it and saying so, being about it, and only having it in it; the reader's language ($1) before others. Separate,
 * for PostgreSQL to find each as is best: few by their words, many by going through the list in its order.
 * @param isAny whether one of the words is enough
 */
export function matchTables({ own, others }: WordsMeant, isAny: boolean, value: Value): string[] {
  if (!own) return others === null ? [] : [otherLanguagesSql(value(others), '')]
  const { all, beside, about, titled, anyTitled, said, anySaid, any } = own
  // Each is written where it is asked for: PostgreSQL takes no value that nothing reads.
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
  // Where nothing has a sense, what it is about stands in its title.
  const mayBeAbout = about !== null && about !== titled
  // What is not about all of it has one of the words at least, of which there are fewer than of what has all that is meant. A condition
  // that says the same twice would make PostgreSQL expect too little.
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

/** As `search-words` writes a word with its language. */
export function lexemeSql(word: string, language = 'language'): string {
  return `'''' || ${language} || ':' || ${word} || ''''`
}

/** @param begins whether it may be the beginning of a longer word */
function alternativesSql(begins: string): string {
  return `'(' || string_agg(lexeme || case when ${begins} then ':*' else '' end, ' | ') || ')'`
}

/** All of a column's words, each term's in brackets; null where there are none. */
function allOfSql(column: string, condition = 'true'): string {
  return `string_agg('(' || ${column} || ')', ' & ') filter (where ${condition})`
}

function anyOfSql(column: string, condition = 'true'): string {
  return `string_agg('(' || ${column} || ')', ' | ') filter (where ${condition})`
}
