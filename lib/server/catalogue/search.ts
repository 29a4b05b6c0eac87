import 'server-only'
import type { WordsMeant } from '#lib/server/catalogue/words-meant'

/**
 * Tables of the activities that were meant, no activity in two of them, each with a `rank`: called so, by whole name before in part,
 * before only having it in it, and the reader's language ($1) before others. Separate, for PostgreSQL to find each as is best: few by
 * their words, many by going through the list in its order. `value` makes a placeholder.
 */
export function matchTables({ own, others }: WordsMeant, value: (given: unknown) => string): string[] {
  if (!own) return others === null ? [] : [otherLanguagesSql(value(others), '')]
  const [all, allInTitle, anyInTitle] = [own.all, own.allInTitle, own.anyInTitle].map((words) => `${value(words)}::tsquery`)
  // `ts_rank` is below 1.
  return [
    ownLanguageSql(`3 + ts_rank(t.title_words, ${allInTitle})`, `t.title_words @@ ${allInTitle}`),
    ownLanguageSql(
      `2 + ts_rank(t.title_words, ${anyInTitle})`,
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
