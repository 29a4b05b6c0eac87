import 'server-only'
import type { Language } from '#lib/domain/platform/basics'
import { prepared } from '#lib/prepared'
import { pool } from '#lib/server/platform/db'

/** So many of the words most like a mistyped one are taken for it. */
const MOST_ALIKE = 5
/** From so many letters on two of them may be wrong; before, one. Up to as many, words alike may have no three letters in a row in common: the first one then. */
const LONG_WORD = 5
/** PostgreSQL compares no longer words. */
const LONGEST_WORD = 60

/** What a text must match, as PostgreSQL reads a tsquery. */
export interface WordsMeant {
  /** In the reader's language; null where that has not all the words. */
  own: {
    /** All words. */
    all: string
    /** All of them, and any of them, in a title, where they may be the beginnings of longer ones. */
    allInTitle: string
    anyInTitle: string
  } | null
  /** All words in another language; null where none has them. */
  others: string | null
}

/**
 * What is meant by the words that somebody typed (as `searchTerms` gives them). A word is found in any of its forms; in titles, and
 * where there is no such word, also as the beginning of a longer one; one that is not there at all stands for the words most like it.
 * @returns undefined where no language has all of them
 */
export async function wordsMeant(sought: string[][], language: Language): Promise<WordsMeant | undefined> {
  const forms = sought.flatMap((all, word) => all.map((form, i) => ({ word, form, isTyped: i === 0 })))
  const values = [language, forms.map(({ word }) => word), forms.map(({ form }) => form), forms.map(({ isTyped }) => isTyped), sought.length]
  const { rows } = await pool.query<WordsMeant>(prepared(meantSql, values))
  return rows.find(({ own, others }) => own !== null || others !== null)
}

/** $1 the reader's language; $2 which word a form is of, $3 the form, $4 whether it is the one typed; $5 how many words there are. */
const meantSql = `
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
    ) as own, (select string_agg(words, ' | ') from each_language where language <> $1) as others`

/** As `search-words` writes a word with its language. */
export function lexemeSql(word: string, language = 'language'): string {
  return `'''' || ${language} || ':' || ${word} || ''''`
}

/** @param begins whether it may be the beginning of a longer word */
function alternativesSql(begins: string): string {
  return `'(' || string_agg(lexeme || case when ${begins} then ':*' else '' end, ' | ') || ')'`
}
