import 'server-only'
import { languages } from '#lib/domain/basics'

/** So many of the words most like a mistyped one are taken for it. */
const MOST_ALIKE = 5
/** From so many letters on two of them may be wrong; before, one. */
const LONG_WORD = 5
/** PostgreSQL compares no longer words. */
const LONGEST_WORD = 60
/** So many of each kind of match are compared: of a word that is nearly everywhere, all would take as long as the catalogue is large. */
const MOST_MATCHES = 400

/** The words of `soughtWords` as the values of `searchSql`: which word a form is of, the form, and whether it is the one typed. */
export function searchValues(sought: string[][]): [number[], string[], boolean[], number] {
  const forms = sought.flatMap((all, word) => all.map((form, i) => ({ word, form, isTyped: i === 0 })))
  return [forms.map(({ word }) => word), forms.map(({ form }) => form), forms.map(({ isTyped }) => isTyped), sought.length]
}

/** Where matches are looked for: the table as `a`, and what holds of it. */
interface Among {
  sources: string
  conditions: string
}

/**
 * The query `matches (id, rank)`: activities that have all words in one language, the reader's language ($1) before others and
 * what is called so before what only has it in it. A word is found in any of its forms or as the beginning of a longer one; one
 * that is not there at all stands for the words most like it. The values are placeholders of what `searchValues` gives.
 */
export function searchSql([words, forms, typed, count]: string[], among: Among): string {
  return `typed as (
    select * from unnest(${words}::int[], ${forms}::text[], ${typed}::bool[]) as typed (n, form, is_typed)
  ), found as (
    select distinct n from typed join catalogue_word w on w.word = form or (is_typed and length(form) > 1 and w.word like form || '%')
  ), meant as (
    select n, '''' || form || '''' || case when is_typed and length(form) > 1 then ':*' else '' end as lexeme from typed join found using (n)
    union
    select n, '''' || alike.word || '''' from typed cross join lateral (
      select word from (
        select word, distance, min(distance) over () as least from (
          select distinct w.word, levenshtein_less_equal(w.word, form, 2) as distance from catalogue_word w
          where w.word % form and length(form) <= ${LONGEST_WORD} and length(w.word) <= ${LONGEST_WORD}
        ) near where distance <= case when length(form) >= ${LONG_WORD} then 2 else 1 end
      ) nearest where distance = least order by word limit ${MOST_ALIKE}
    ) alike where is_typed and n not in (select n from found)
  ), whole as (
    select case when count(*) = ${count}::int then string_agg(alternatives, ' & ')::tsquery end as query
    from (select '(' || string_agg(lexeme, ' | ') || ')' as alternatives from meant group by n) each_word
  ), asked as materialized (
    select query, tsquery_and(query, own) as own, tsquery_and(query, others) as others from whole, (
      select string_agg(lexeme, ' | ') filter (where language = $1)::tsquery as own,
        string_agg(lexeme, ' | ') filter (where language <> $1)::tsquery as others
      from unnest('{${languages.join()}}'::text[]) as language cross join lateral (select '''lang:' || language || '''' as lexeme) its
    ) of_languages
  ), matches as (
    select id, max(rank) as rank from (
      (${matchesSql('t.title_words @@ asked.own', 3, among)})
      union all (${matchesSql('t.words @@ asked.own', 2, among)})
      union all (${matchesSql('t.words @@ asked.others', 0, among)})
    ) each_match group by id
  )`
}

/** ts_rank is below 1. */
function matchesSql(match: string, lead: number, { sources, conditions }: Among): string {
  return `
        select a.id, ${lead} + ts_rank(t.words, asked.query) as rank
        from asked join catalogue_text t on ${match} join ${sources} on a.id = t.activity_id
        where ${conditions} limit ${MOST_MATCHES}`
}
