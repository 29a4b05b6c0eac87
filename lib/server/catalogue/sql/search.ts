import 'server-only'
import { bool, int, jsonb, listOf, orNull, text } from '#lib/columns'
import { languages } from '#lib/domain/platform/basics'
import { type Row, statement } from '#lib/statement'

/** Number of similar words that replace a mistyped one. */
const MOST_ALIKE = 5
/** Length up to which similar words may share no three letters in a row: they share the first letter then. */
const SHORT_WORD = 5
/** Length from which two letters of a word may be wrong; below it, one. In shorter words two letters make another word. */
const LONG_WORD = 8
/** Length from which two letters may be swapped, which count as two wrong ones. */
const SWAP_WORD = 5
/** The number of activities up to which every search is scored: in a larger catalogue only one with few matches. */
const MOST_IN_SMALL_CATALOGUE = 3000
/** Maximum length of words that PostgreSQL compares. */
const LONGEST_WORD = 60

/** Whether two words have equally many and the same letters. */
function hasSameLettersSql(one: string, other: string): string {
  return `length(${one}) = length(${other}) and translate(${one}, ${other}, '') = '' and translate(${other}, ${one}, '') = ''`
}

/**
 * Selects what a search means. $1 the user's language; of the words: $2 index of its term, $3 its place there, $4 a form of it, $5
 * whether it is the typed one; $6 the number of terms; of the senses: $7 index of its term, $8 its lexeme, $9 whether it is a theme; $10 whether to
 * return the terms also in a large catalogue.
 */
export const selectMeant = statement({
  row: {
    /** In the user's language; null if it lacks some of the words. */
    own: orNull(jsonb<OwnWords>()),
    /** All words in another language; null if none has them, or if no word could be missing in a language. */
    others: orNull(text),
    /** Terms that no language has: the only reason why nothing is found. */
    unknown: listOf(int),
    /** The terms that some language has, each with its possible matches; null if not asked for. */
    terms: orNull(jsonb<TermWords[]>()),
    /** Whether the catalogue is so small that the time to score every match is short. */
    isSmallCatalogue: orNull(bool),
  },
  text: `
  with size as materialized (
    select reltuples <= ${MOST_IN_SMALL_CATALOGUE} as is_small from pg_class where oid = 'catalogue_activity'::regclass
  ), typed as (
    select * from unnest($2::int[], $3::int[], $4::text[], $5::bool[]) as typed (n, part, form, is_typed)
  ), sense as (
    select * from unnest($7::int[], $8::text[], $9::bool[]) as sense (n, word, is_theme)
  ), found as (
    select n, part, language, form, is_typed, bool_or(bool_or(w.word = form)) over (partition by n, part, language) as is_word
    from typed join catalogue_word w on w.word = form or (is_typed and length(form) > 1 and w.word like form || '%')
    group by n, part, language, form, is_typed
  ), meant as (
    select n, part, language, ${lexemeSql('form')} as lexeme, is_word, is_typed and length(form) > 1 as may_begin, false as is_alike from found
    union
    select n, part, language, ${lexemeSql('alike.word')}, true, false, true from typed cross join lateral (
      select word, languages from (
        select word, languages, distance, min(distance) over () as least from (
          select w.word, array_agg(w.language) as languages, levenshtein_less_equal(w.word, form, 2) as distance from catalogue_word w
          where (w.word % form or w.word like case when length(form) between 3 and ${SHORT_WORD} then left(form, 1) || '%' end)
            and length(form) <= ${LONGEST_WORD} and length(w.word) <= ${LONGEST_WORD} group by w.word
        ) near where distance <= case when length(form) >= ${LONG_WORD} or (length(form) >= ${SWAP_WORD} and ${hasSameLettersSql('word', 'form')}) then 2 else 1 end
      ) nearest where distance = least order by word limit ${MOST_ALIKE}
    ) alike cross join unnest(alike.languages) as language
    where is_typed and (n, part) not in (select n, part from found) and n not in (select n from sense)
  ), each_word as (
    select language, n, ${alternativesSql('may_begin')} as in_titles, ${alternativesSql('may_begin and not is_word')} as anywhere
    from meant group by language, n, part
  ), each_phrase as (
    select language, n, string_agg(in_titles, ' & ') as in_titles, string_agg(anywhere, ' & ') as anywhere from each_word
    group by language, n having count(*) = (select count(distinct part) from typed where typed.n = each_word.n)
  ), some_words as (
    select language, n, string_agg(anywhere, ' | ') as anywhere from each_word group by language, n having count(*) > 1
  ), each_sense as (
    select language, n, string_agg(${lexemeSql('word')}, ' | ') filter (where is_theme) as themes,
      string_agg(${lexemeSql('word')} || ':C', ' | ') filter (where is_theme) as main_themes, string_agg(${lexemeSql('word')}, ' | ') filter (where not is_theme) as circumstances,
      string_agg(${lexemeSql('word')}, ' | ') as anywhere
    from sense cross join unnest(array['${languages.join("', '")}']) as language group by language, n
  ), each_term as (
    select language, n, p.in_titles as titled, p.anywhere as said, coalesce(p.in_titles || ' | ' || s.themes, p.in_titles, s.themes) as about,
      coalesce(p.anywhere || ' | ' || s.anywhere, p.anywhere, s.anywhere) as anywhere, s.themes, s.main_themes, s.circumstances
    from each_phrase p full join each_sense s using (language, n)
  ), each_language as (
    select language, ${allOfSql('anywhere')} as words, ${allOfSql('anywhere', 'about is null')} as circumstances, ${allOfSql('about')} as about,
      case when bool_and(about is null or titled is not null) then ${allOfSql('titled')} end as titled, ${anyOfSql('titled')} as any_titled,
      case when bool_and(about is null or said is not null) then ${allOfSql('said')} end as said, ${anyOfSql('said')} as any_said
    from each_term group by language having count(*) = $6
  )
  select (
      select jsonb_build_object('all', words, 'circumstances', circumstances, 'about', about, 'titled', titled, 'anyTitled', any_titled, 'said', said, 'anySaid', any_said)
      from each_language where language = $1
    ) as own,
    case when (select count(distinct n) from sense) < $6 then (select string_agg(words, ' | ') from each_language where language <> $1) end as others,
    array(select distinct n from typed where n not in (select n from each_term) order by n) as unknown,
    case when $10 or (select is_small from size) then (
      select jsonb_agg(jsonb_build_object(
        'n', known.n, 'titled', own.titled, 'said', own.said, 'some', own_words.anywhere, 'isAlike', exists (select from meant where meant.n = known.n and is_alike), 'themes', own.themes, 'mainThemes', own.main_themes, 'circumstances', own.circumstances,
        'elsewhere', case when own.said is null then (select string_agg(said, ' | ') from each_term other where other.n = known.n and language <> $1) end
      ) order by known.n)
      from (select distinct n from each_term union select n from some_words) known left join lateral (select * from each_term own where own.n = known.n and language = $1) own using (n)
        left join some_words own_words on own_words.n = known.n and own_words.language = $1
    ) end as terms,
    (select is_small from size) as "isSmallCatalogue"`,
})

/** Words as a PostgreSQL tsquery; null if there are none of the kind. */
interface OwnWords {
  /** All terms, as a word or as a sense of it. */
  all: string
  /** Terms for where and how, which no title has. */
  circumstances: string | null
  /** All other terms, in a title or as a theme. */
  about: string | null
  /** The same as words only, in a title, also as beginnings of longer ones; and any of them there. */
  titled: string | null
  anyTitled: string | null
  /** The same as words only, anywhere; and any of them. */
  said: string | null
  anySaid: string | null
}

/** The matches of one term as PostgreSQL tsqueries; null if there are none of the kind. */
export interface TermWords {
  /** The index of the term. */
  n: number
  /** In the user's language: words, also as beginnings of longer ones; words; and its senses. */
  titled: string | null
  said: string | null
  /** Any of its words, if it has several. */
  some: string | null
  /** Whether similar words replace a mistyped one. */
  isAlike: boolean
  themes: string | null
  /** The same, only of activities that are mainly about it. */
  mainThemes: string | null
  circumstances: string | null
  /** Words of other languages, if the user's language has none. */
  elsewhere: string | null
}

/** Conditions that a text must match. */
export type WordsMeant = Row<typeof selectMeant>

/** Example with every optional value. */
export const exampleMeant: WordsMeant & { own: OwnWords } = {
  own: { all: 'a', circumstances: 'a', about: 'a', titled: 'a & b', anyTitled: 'a | b', said: 'a', anySaid: 'a' },
  others: 'a',
  unknown: [],
  terms: [{ n: 0, titled: 'a:*', said: 'a', some: 'a', isAlike: false, themes: 'a', mainThemes: 'a:C', circumstances: 'a', elsewhere: 'a' }],
  isSmallCatalogue: true,
}

/** Whether some language has all of it. */
export function isAnywhere({ own, others }: WordsMeant): boolean {
  return own !== null || others !== null
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

function anyOfSql(column: string): string {
  return `string_agg('(' || ${column} || ')', ' | ')`
}
