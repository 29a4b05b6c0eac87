import 'server-only'

/** So alike a word must be, from 0 to 1, to be taken for what was meant by one that is not there. */
const ALIKE = 0.35
/** So many of the most alike words are taken. */
const MOST_ALIKE = 5

/** The words of `soughtWords` as the values of `searchSql`: which word a form is of, the form, and whether it is the one typed. */
export function searchValues(sought: string[][]): [number[], string[], boolean[], number] {
  const forms = sought.flatMap((all, word) => all.map((form, i) => ({ word, form, isTyped: i === 0 })))
  return [forms.map(({ word }) => word), forms.map(({ form }) => form), forms.map(({ isTyped }) => isTyped), sought.length]
}

/**
 * The query `matches (id, rank)`: activities that have all words in one language, the reader's language ($1) before others. A
 * word is found in any of its forms or as the beginning of a longer one; one that is not there at all stands for the words most
 * like it. The values are placeholders of what `searchValues` gives.
 */
export function searchSql([words, forms, typed, count]: string[]): string {
  return `typed as (
    select * from unnest(${words}::int[], ${forms}::text[], ${typed}::bool[]) as typed (n, form, is_typed)
  ), found as (
    select distinct n from typed join catalogue_word w on w.word = form or (is_typed and length(form) > 1 and w.word like form || '%')
  ), meant as (
    select n, '''' || form || '''' || case when is_typed and length(form) > 1 then ':*' else '' end as lexeme from typed join found using (n)
    union
    select n, '''' || alike.word || '''' from typed cross join lateral (
      select w.word, max(similarity(w.word, form)) as likeness from catalogue_word w where w.word % form group by 1
      having max(similarity(w.word, form)) >= ${ALIKE} order by 2 desc, 1 limit ${MOST_ALIKE}
    ) alike where is_typed and n not in (select n from found)
  ), asked as materialized (
    select case when count(*) = ${count}::int then string_agg(alternatives, ' & ')::tsquery end as query
    from (select '(' || string_agg(lexeme, ' | ') || ')' as alternatives from meant group by n) each_word
  ), matches as (
    select t.activity_id as id, max((t.language = $1)::int + ts_rank(t.words, asked.query)) as rank
    from asked join catalogue_text t on t.words @@ asked.query group by 1
  )`
}
