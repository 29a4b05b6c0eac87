import 'server-only'
import type { Language } from '#lib/domain/platform/basics'
import { selectMeant, type WordsMeant } from '#lib/server/catalogue/sql/search'
import { pool } from '#lib/server/platform/db'
import { rowsOf } from '#lib/statement'

/**
 * What is meant by the words that somebody typed (as `searchTerms` gives them). A word is found in any of its forms; in titles, and
 * where there is no such word, also as the beginning of a longer one; one that is not there at all stands for the words most like it.
 * @returns undefined where no language has all of them
 */
export async function wordsMeant(sought: string[][], language: Language): Promise<WordsMeant | undefined> {
  const forms = sought.flatMap((all, word) => all.map((form, i) => ({ word, form, isTyped: i === 0 })))
  const values = [forms.map(({ word }) => word), forms.map(({ form }) => form), forms.map(({ isTyped }) => isTyped), sought.length]
  const rows = await rowsOf(pool, selectMeant(language, ...values))
  return rows.find(({ own, others }) => own !== null || others !== null)
}
