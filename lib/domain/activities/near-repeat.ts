import type { Language } from '#lib/domain/platform/basics'
import { sentencesOf, type Token } from '#lib/domain/safety/normalise'

/** Words without content, folded as tokens are. */
const empty = new Set(
  `a an the of and or for with in on at to from by my our your their its this that is are it up down out into under over as
  un una unos unas el la los las lo de del y e o u para con en al a por sin mi tu su nuestro nuestra que es se
  של את עמ על עד או גמ זה זו זאת הוא היא אל כל לא מה אנ לנו שלנו שלי`.split(/\s+/),
)

/**
 * Returns whether more than half of a title's content words are in another title, in any number, order and spelling. A title
 * without content words is never a repeat.
 */
export function isNearRepeat(title: string, others: readonly string[], language: Language): boolean {
  const own = contentWords(title, language)
  return others.some((other) => {
    const theirs = new Set(contentWords(other, language).flatMap(({ forms }) => forms))
    return own.filter(({ forms }) => forms.some((form) => theirs.has(form))).length > own.length / 2
  })
}

function contentWords(title: string, language: Language): Token[] {
  return sentencesOf(title, language)
    .flat()
    .filter(({ text }) => /\p{L}/u.test(text) && !empty.has(text))
}
