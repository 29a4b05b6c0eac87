/** Balls by their size: up to 44.4 mm across they are small parts. */

import { languages } from '#lib/domain/platform/basics'
import { foldWord } from '#lib/domain/safety/normalise'
import type { Found, Sentence } from '#lib/domain/safety/sentences'
import { words } from '#lib/domain/safety/words/generated'

/** The diameter in millimetres up to which a ball is a small ball: 1.75 in exactly, which 16 CFR 1500.18(a)(17) rounds to 44.4 mm. */
const smallBallMm = 44.45
const mmPer = { mm: 1, cm: 10, inch: 25.4 } as const
/** The maximum words between a ball and its size. */
const NEAR_WORDS = 7

/** Returns the balls of a sentence that are small by their written size. */
export function smallBallsIn(sentence: Sentence): Found[] {
  const sizes = sentence.found.flatMap(({ mark, span }) => {
    if (!(mark.kind === 'mm' || mark.kind === 'cm' || mark.kind === 'inch')) return []
    const value = numberBefore(sentence, span.start)
    return value === undefined ? [] : [{ mm: value * mmPer[mark.kind], at: span.start }]
  })
  return sentence.found.filter(
    ({ mark, span }) => mark.kind === 'ball' && sizes.some(({ mm, at }) => mm <= smallBallMm && Math.abs(at - span.start) <= NEAR_WORDS),
  )
}

/**
 * Reads "4,4", "1 3/4", and the lower end of "3-6" and "three to six". In "two 10 cm balls" and "one ball of 15 cm" the first
 * number counts balls.
 */
function numberBefore(sentence: Sentence, position: number): number | undefined {
  const value = numberAt(sentence, position - 1)
  if (value === undefined) return undefined
  const before = numberAt(sentence, position - 2) ?? numberAt(sentence, position - 3)
  if (before === undefined) return value
  if (sentence.tokens[position - 1]?.text.includes('/')) return before + value
  return isRange(sentence, position) ? Math.min(before, value) : value
}

/** Returns whether the two numbers before the unit are one size: adjacent and written alike, or with only a small word between. */
function isRange(sentence: Sentence, position: number): boolean {
  const isDigits = (at: number) => /^\d/.test(sentence.tokens[at]?.text ?? '')
  if (numberAt(sentence, position - 2) !== undefined) return isDigits(position - 2) === isDigits(position - 1)
  const between = sentence.tokens[position - 2]?.text ?? ''
  return between.length <= 2 || rangeWords.has(between)
}

/** Words between the ends of a range. Words of one or two letters also count, because they cannot be told apart. */
const rangeWords = new Set(['and', 'till', 'until', 'through', 'por', 'hasta'])

function numberAt({ tokens }: Sentence, position: number): number | undefined {
  const token = tokens[position]
  if (!token) return undefined
  const [, top, bottom] = /^(\d+)\/(\d+)$/.exec(token.text) ?? []
  if (top && bottom) return Number(top) / Number(bottom)
  if (/^\d/.test(token.text)) return Number(token.text.replace(',', '.'))
  return token.forms.map((form) => numbers.get(form)).find((value) => value !== undefined)
}

const numbers = new Map(languages.flatMap((language) => Object.entries(words[language].numbers).map(([word, value]) => [foldWord(word), value])))
