import { expect, test } from 'vitest'
import { isLearningSource } from '#lib/domain/catalogue/learning-sources'

test.each([
  ['elof-memory', true],
  ['who-5-to-17', true],
  ['elof', false],
  ['', false],
  ['toString', false],
])('isLearningSource(%j) is %s', (id, isSource) => {
  expect(isLearningSource(id)).toBe(isSource)
})
