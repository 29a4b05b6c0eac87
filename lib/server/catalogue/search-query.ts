import 'server-only'

/** So many of the words most like a mistyped one are taken for it. */
const MOST_ALIKE = 5
/** From so many letters on two of them may be wrong; before, one. Up to as many, words alike may have no three letters in a row in common: the first one then. */
const LONG_WORD = 5
/** PostgreSQL compares no longer words. */
const LONGEST_WORD = 60

/** The words of `searchTerms` as the values of `searchQuerySql`: which word a form is of, the form, and whether it is the one typed. */
export function searchQueryValues(sought: string[][]): [number[], string[], boolean[], number] {
  const forms = sought.flatMap((all, word) => all.map((form, i) => ({ word, form, isTyped: i === 0 })))
  return [forms.map(({ word }) => word), forms.map(({ form }) => form), forms.map(({ isTyped }) => isTyped), sought.length]
}

/**
 * The query `asked (own_in_titles, own, others)`: what a text must match to have all words, in the reader's language ($1) and in
 * the others; null where a language has not all of them. A word is found in any of its forms; in titles, and where there is no such
 * word, also as the beginning of a longer one; one that is not there at all stands for the words most like it. The values are
 * placeholders of what `searchQueryValues` gives.
 */
export function searchQuerySql([words, forms, typed, count]: string[]): string {
  // What is looked for comes out of `given`, for one plan to serve all words: making one takes PostgreSQL longer than the search.
  return `given as materialized (
    select ${words}::int[] as words, ${forms}::text[] as forms, ${typed}::bool[] as typed, ${count}::int as count
  ), typed as (
    select typed.* from given, unnest(given.words, given.forms, given.typed) as typed (n, form, is_typed)
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
    select language, string_agg(in_titles, ' & ') as in_titles, string_agg(anywhere, ' & ') as anywhere
    from (
      select language, ${alternativesSql('may_begin')} as in_titles, ${alternativesSql('may_begin and not is_word')} as anywhere
      from meant group by language, n
    ) each_word group by language having count(*) = (select count from given)
  ), asked as materialized (
    select string_agg(in_titles, '') filter (where language = $1)::tsquery as own_in_titles,
      string_agg(anywhere, '') filter (where language = $1)::tsquery as own,
      string_agg(anywhere, ' | ') filter (where language <> $1)::tsquery as others
    from each_language
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
