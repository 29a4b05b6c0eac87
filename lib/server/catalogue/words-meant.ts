import 'server-only'
import { senseLexeme } from '#lib/domain/catalogue/search/search-words'
import { isTheme } from '#lib/domain/catalogue/search/senses'
import type { Term } from '#lib/domain/catalogue/search/term'
import type { Language } from '#lib/domain/platform/basics'
import { selectMeant, type WordsMeant } from '#lib/server/catalogue/sql/search'
import { pool } from '#lib/server/platform/db'
import { firstOf } from '#lib/statement'

/**
 * Resolves search terms (from `understand`) to words. A word matches in any of its forms; in titles also as the beginning of a longer one,
 * if no such word exists; an unknown word without a sense is replaced by the most similar ones. Undefined without terms.
 * @param isEach whether to return the matches of each term; in a small catalogue they always are
 */
export async function resolveSearchWords(terms: readonly Term[], language: Language, isEach = false): Promise<WordsMeant | undefined> {
  if (terms.length === 0) return undefined
  const forms = terms.flatMap(({ words }, n) => words.flatMap((all, part) => all.map((form, i) => ({ n, part, form, isTyped: i === 0 }))))
  const senses = terms.flatMap((term, n) => term.senses.map((sense) => ({ n, lexeme: senseLexeme(sense), isTheme: isTheme(sense) })))
  const values = [
    ...[forms.map(({ n }) => n), forms.map(({ part }) => part), forms.map(({ form }) => form), forms.map(({ isTyped }) => isTyped)],
    terms.length,
    ...[senses.map(({ n }) => n), senses.map(({ lexeme }) => lexeme), senses.map((sense) => sense.isTheme), isEach],
  ]
  return firstOf(pool, selectMeant(language, ...values))
}
