import { expect, test } from 'vitest'
import { adaptationsFor } from '#lib/domain/adaptations'
import { firstSentence } from '#lib/domain/first-sentence'

const texts = { ageMinMonths: 36, ageMaxMonths: 72, easier: 'slower', harder: 'faster' }

test.each([
  ['inside the range', 48, [36, 48], [49, 72]],
  ['at its start', 36, [36, 36], [37, 72]],
  ['at its end', 72, [36, 71], [72, 72]],
  ['above it', 90, [36, 71], [72, 90]],
])('a child %s splits it into easier below and harder above', (_, age, easier, harder) => {
  expect(adaptationsFor(texts, age)).toEqual([
    { ageMinMonths: easier[0], ageMaxMonths: easier[1], text: 'slower' },
    { ageMinMonths: harder[0], ageMaxMonths: harder[1], text: 'faster' },
  ])
})

test.each([
  ['en', 'Take 1.5 litres of water. Pour it.', 'Take 1.5 litres of water.'],
  ['es', '¿Qué flota? Prueben con hojas.', '¿Qué flota?'],
  ['he', 'מה צף? נסו עם עלים.', 'מה צף?'],
  ['en', 'No full stop', 'No full stop'],
  ['en', '', ''],
] as const)('the first sentence in %s of "%s"', (language, text, first) => {
  expect(firstSentence(text, language)).toBe(first)
})
