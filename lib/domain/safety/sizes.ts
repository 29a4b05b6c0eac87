/** Lengths and times written in a sentence, in figures or words. */
import { at, numberWords, type Sentence } from '#lib/domain/safety/document'
import type { Span } from '#lib/domain/safety/match'
import { foldWord } from '#lib/domain/safety/normalise'

/** A length in millimetres; `atLeast` where the text says "more than". */
export interface Size extends Span {
  mm: number
  atLeast: boolean
}

const mmPer = { unit_mm: 1, unit_cm: 10, unit_inch: 25.4 } as const
const units = ['unit_mm', 'unit_cm', 'unit_inch'] as const

/** Every length of a sentence: "4,4 cm", "1 3/4 in", "three centimetres", "3-6 cm" (its lower end). */
export function sizesIn(sentence: Sentence): Size[] {
  const sizes: Size[] = []
  for (const unit of units) {
    for (const place of at(sentence, unit)) {
      const number = numberBefore(sentence, place.start)
      if (number === undefined) continue
      const atLeast = at(sentence, 'at_least').some(
        (mark) => (mark.end <= number.start && number.start - mark.end <= 2) || (mark.start >= place.end && mark.start - place.end <= 2),
      )
      sizes.push({ start: number.start, end: place.end, mm: number.value * mmPer[unit], atLeast })
    }
  }
  return sizes
}

/** Minutes of every time span of a sentence: "90 minutes", "two hours", "an hour and a half", "hora y media", "שעתיים". */
export function minutesIn(sentence: Sentence): number[] {
  const minutes = at(sentence, 'minute').map((place) => numberBefore(sentence, place.start)?.value ?? 0)
  const hours = at(sentence, 'hour').map((place) => {
    const count = numberBefore(sentence, place.start)?.value ?? 1
    const half = at(sentence, 'and_half').some((mark) => mark.start === place.end) ? 0.5 : 0
    return (count + half) * 60
  })
  const dual = sentence.tokens.some((token) => token.forms.includes(twoHours)) ? [120] : []
  return [...minutes, ...hours, ...dual]
}

function numberBefore(sentence: Sentence, position: number): { start: number; value: number } | undefined {
  const value = numberAt(sentence, position - 1)
  if (value === undefined) return undefined
  const isRange = at(sentence, 'range').some((mark) => mark.start === position - 2)
  const otherPosition = isRange ? position - 3 : position - 2
  const other = isFigure(sentence, otherPosition) && isFigure(sentence, position - 1) ? numberAt(sentence, otherPosition) : undefined
  if (other === undefined) return { start: position - 1, value }
  const isFraction = sentence.tokens[position - 1]?.text.includes('/') === true && !isRange
  return { start: otherPosition, value: isFraction ? other + value : Math.min(other, value) }
}

function isFigure(sentence: Sentence, position: number): boolean {
  return /^\d/.test(sentence.tokens[position]?.text ?? '')
}

/** The number at a position of a sentence, in figures or as a word. */
export function numberAt(sentence: Sentence, position: number): number | undefined {
  const token = sentence.tokens[position]
  if (token === undefined) return undefined
  if (/^\d+\/\d+$/.test(token.text)) {
    const [top, bottom] = token.text.split('/').map(Number)
    return top === undefined || !bottom ? undefined : top / bottom
  }
  if (/^\d/.test(token.text)) return Number(token.text.replace(',', '.'))
  return token.forms.map((form) => foldedNumbers.get(form)).find((value) => value !== undefined)
}

const twoHours = foldWord('שעתיים')
const foldedNumbers = new Map(Object.entries(numberWords).map(([word, value]) => [foldWord(word), value]))
