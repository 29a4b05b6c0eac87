import { expect, test } from 'vitest'
import { linesOf, stepsOf } from '#lib/domain/catalogue/typed-lines'

test('Lines are trimmed, and empty ones left out', () => {
  expect(linesOf(' Paper \n\n  1. of all \n')).toEqual(['Paper', '1. of all'])
})

test('Steps lose the numbers typed before them, and no other digits', () => {
  expect(stepsOf('1. Fold the paper.\n2) Open it.\n 12. Show it.\n3 children hold it.\n1.5 m is enough.')).toEqual([
    'Fold the paper.',
    'Open it.',
    'Show it.',
    '3 children hold it.',
    '1.5 m is enough.',
  ])
})
