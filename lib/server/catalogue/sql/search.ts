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
    own: orNull(jsonb<TitleWords>()),
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
    select n, part, language, bool_or(w.word = form) as is_word
    from typed join catalogue_word w on w.word = form or (is_typed and length(form) > 1 and w.word like form || '%') group by n, part, language
  ), meant as (
    select n, part, language, ${lexemeSql('form')} as lexeme, is_word, is_typed and length(form) > 1 as may_begin from typed join found using (n, part)
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
    select language, n, string_agg(in_titles, ' & ') as in_titles, string_agg(anywhere, ' & ') as anywhere, string_agg(anywhere, ' & ') as said
    from each_word
    group by language, n having count(*) = (select count(distinct part) from typed where typed.n = each_word.n)
    union all
    select language, n, string_agg(${lexemeSql('word')}, ' | ') filter (where is_theme), string_agg(${lexemeSql('word')}, ' | '), null
    from sense cross join unnest(array['${languages.join("', '")}']) as language group by language, n
  ), each_term as (
    select language, n, string_agg('(' || in_titles || ')', ' | ') as in_titles, string_agg('(' || anywhere || ')', ' | ') as anywhere,
      max(said) as said
    from each_phrase group by language, n
  ), each_language as (
    select language, string_agg('(' || anywhere || ')', ' & ') as words, string_agg('(' || in_titles || ')', ' & ') as all_in_title,
      string_agg('(' || in_titles || ')', ' | ') as any_in_title, string_agg('(' || anywhere || ')', ' | ') filter (where in_titles is not null) as any_word,
      string_agg('(' || anywhere || ')', ' & ') filter (where in_titles is null) as beside, string_agg('(' || said || ')', ' & ') as said
    from each_term group by language having count(*) = $6
  )
  select (
      select jsonb_build_object('all', words, 'allInTitle', all_in_title, 'anyInTitle', any_in_title, 'any', any_word, 'beside', beside, 'said', said)
      from each_language where language = $1
    ) as own,
    case when (select count(distinct n) from sense) < $6 then (select string_agg(words, ' | ') from each_language where language <> $1) end as others,
    array(select distinct n from typed where n not in (select n from each_term) order by n) as unknown`,
})

/** Words as PostgreSQL reads a tsquery. */
interface TitleWords {
  /** All words. */
  all: string
  /** Those of them that say when, where or how: null where none does. And any of the others. */
  beside: string | null
  any: string | null
  /** Those that stand in texts themselves, not in a sense alone. */
  said: string | null
  /**
   * All of them, and any of them, in a title, where they may be the beginnings of longer ones, or what it is about. When, where and how
   * it is done stands in no title: null where nothing else is asked for.
   */
  allInTitle: string | null
  anyInTitle: string | null
}

/** What a text must match. */
export type WordsMeant = Row<typeof selectMeant>

/** With all that it can have. */
export const exampleMeant: WordsMeant & { own: TitleWords } = {
  own: { all: 'a', beside: 'a', any: 'a', said: 'a', allInTitle: 'a', anyInTitle: 'a' },
  others: 'a',
  unknown: [],
}

/** Whether there is a language that has it. */
export function isAnywhere({ own, others }: WordsMeant): boolean {
  return own !== null || others !== null
}

/**
 * Tables of the activities that were meant, no activity in two of them, each with a `rank`: called so, by whole name before in part,
 * before being about it or only having it in it, and the reader's language ($1) before others. Separate, for PostgreSQL to find each as
 * is best: few by their words, many by going through the list in its order.
 * @param isAny whether one of the words is enough
 */
export function matchTables({ own, others }: WordsMeant, isAny: boolean, value: Value): string[] {
  if (!own) return others === null ? [] : [otherLanguagesSql(value(others), '')]
  const query = (words: string) => `${value(words)}::tsquery`
  const { all, allInTitle, anyInTitle, any, beside, said } = own
  if (allInTitle === null || anyInTitle === null || any === null) return [ownLanguageSql('1', `t.words @@ ${query(all)}`)]
  const titleAny = query(anyInTitle)
  // A rank of 32 is one below 1: https://www.postgresql.org/docs/current/textsearch-controls.html#TEXTSEARCH-RANKING
  // Of what is about it, that comes first which has the very words.
  const hasWords = said === null ? '' : ` + case when t.words @@ ${query(said)} then 0.5 else 0 end`
  const inTitle = (rank: number, title: string) => `${rank} + ts_rank(t.title_words, ${title}, 32) / 2${hasWords}`
  if (isAny)
    return [
      ownLanguageSql(inTitle(2, titleAny), `t.title_words @@ ${titleAny}`),
      ownLanguageSql('1', `t.words @@ ${query(any)} and not t.title_words @@ ${titleAny}`),
    ]
  const [words, titleAll] = [query(all), query(allInTitle)]
  return [
    ownLanguageSql(inTitle(3, titleAll), `t.title_words @@ ${titleAll}${beside === null ? '' : ` and t.words @@ ${query(beside)}`}`),
    ownLanguageSql(inTitle(2, titleAny), `t.words @@ ${words} and t.title_words @@ ${titleAny} and not t.title_words @@ ${titleAll}`),
    ownLanguageSql('1', `t.words @@ ${words} and not t.title_words @@ ${titleAny}`),
    ...(others === null
      ? []
      : [otherLanguagesSql(value(others), `except select activity_id from catalogue_text where words @@ ${words} or title_words @@ ${titleAll}`)]),
  ]
}

function ownLanguageSql(rank: string, condition: string): string {
  return `(
        select found.*, (${rank})::float8 as rank from catalogue_activity found join catalogue_text t on t.activity_id = found.id and t.language = $1
        where ${condition}
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
