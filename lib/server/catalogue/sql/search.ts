import 'server-only'
import { jsonb, orNull, text } from '#lib/columns'
import { type Row, statement, type Value } from '#lib/statement'

/** So many of the words most like a mistyped one are taken for it. */
const MOST_ALIKE = 5
/** From so many letters on two of them may be wrong; before, one. Up to as many, words alike may have no three letters in a row in common: the first one then. */
const LONG_WORD = 5
/** PostgreSQL compares no longer words. */
const LONGEST_WORD = 60

/** $1 the reader's language; $2 which word a form is of, $3 the form, $4 whether it is the one typed; $5 how many words there are. */
export const selectMeant = statement({
  row: {
    /** In the reader's language; null where that has not all the words. */
    own: orNull(jsonb<TitleWords>()),
    /** All words in another language; null where none has them. */
    others: orNull(text),
  },
  text: `
  with typed as (
    select * from unnest($2::int[], $3::text[], $4::bool[]) as typed (n, form, is_typed)
  ), found as (
    select n, language, bool_or(w.word = form) as is_word
    from typed join catalogue_word w on w.word = form or (is_typed and length(form) > 1 and w.word like form || '%') group by n, language
  ), meant as (
    select n, language, ${lexemeSql('form')} as lexeme, is_word, is_typed and length(form) > 1 as may_begin from typed join found using (n)
    union
    select n, language, ${lexemeSql('alike.word')}, true, false from typed cross join lateral (
      select word, languages from (
        select word, languages, distance, min(distance) over () as least from (
          select w.word, array_agg(w.language) as languages, levenshtein_less_equal(w.word, form, 2) as distance from catalogue_word w
          where (w.word % form or w.word like case when length(form) between 3 and ${LONG_WORD} then left(form, 1) || '%' end)
            and length(form) <= ${LONGEST_WORD} and length(w.word) <= ${LONGEST_WORD} group by w.word
        ) near where distance <= case when length(form) >= ${LONG_WORD} then 2 else 1 end
      ) nearest where distance = least order by word limit ${MOST_ALIKE}
    ) alike cross join unnest(alike.languages) as language where is_typed and n not in (select n from found)
  ), each_language as (
    select language, string_agg(anywhere, ' & ') as words, string_agg(in_titles, ' & ') as all_in_title, string_agg(in_titles, ' | ') as any_in_title
    from (
      select language, ${alternativesSql('may_begin')} as in_titles, ${alternativesSql('may_begin and not is_word')} as anywhere
      from meant group by language, n
    ) each_word group by language having count(*) = $5
  )
  select (
      select jsonb_build_object('all', words, 'allInTitle', all_in_title, 'anyInTitle', any_in_title) from each_language where language = $1
    ) as own, (select string_agg(words, ' | ') from each_language where language <> $1) as others`,
})

/** Words as PostgreSQL reads a tsquery. */
interface TitleWords {
  /** All words. */
  all: string
  /** All of them, and any of them, in a title, where they may be the beginnings of longer ones. */
  allInTitle: string
  anyInTitle: string
}

/** What a text must match. */
export type WordsMeant = Row<typeof selectMeant>

/**
 * Tables of the activities that were meant, no activity in two of them, each with a `rank`: called so, by whole name before in part,
 * before only having it in it, and the reader's language ($1) before others. Separate, for PostgreSQL to find each as is best: few by
 * their words, many by going through the list in its order.
 */
export function matchTables({ own, others }: WordsMeant, value: Value): string[] {
  if (!own) return others === null ? [] : [otherLanguagesSql(value(others), '')]
  const [all, allInTitle, anyInTitle] = [own.all, own.allInTitle, own.anyInTitle].map((words) => `${value(words)}::tsquery`)
  // A rank of 32 is one below 1: https://www.postgresql.org/docs/current/textsearch-controls.html#TEXTSEARCH-RANKING
  return [
    ownLanguageSql(`3 + ts_rank(t.title_words, ${allInTitle}, 32)`, `t.title_words @@ ${allInTitle}`),
    ownLanguageSql(
      `2 + ts_rank(t.title_words, ${anyInTitle}, 32)`,
      `t.words @@ ${all} and t.title_words @@ ${anyInTitle} and not t.title_words @@ ${allInTitle}`,
    ),
    ownLanguageSql('1', `t.words @@ ${all} and not t.title_words @@ ${anyInTitle}`),
    ...(others === null
      ? []
      : [otherLanguagesSql(value(others), `except select activity_id from catalogue_text where words @@ ${all} or title_words @@ ${allInTitle}`)]),
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
