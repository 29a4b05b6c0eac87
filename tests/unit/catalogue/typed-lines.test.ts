import { expect, test } from 'vitest'
import { linesOf, stepsOf } from '#lib/domain/catalogue/typed-lines'

test('linesOf trims lines and removes empty ones', () => {
  expect(linesOf(' Paper \n\n  1. of all \n')).toEqual(['Paper', '1. of all'])
})

test('stepsOf removes the numbers typed before steps, and no other digits', () => {
  expect(stepsOf('1.  Fold the paper.\n2) Open it.\n 12. Show it.\n3 children hold it.\n1.5 m is enough.\nCount to 10. Stop.')).toEqual([
    'Fold the paper.',
    'Open it.',
    'Show it.',
    '3 children hold it.',
    '1.5 m is enough.',
    'Count to 10. Stop.',
  ])
})
