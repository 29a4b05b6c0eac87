import { expect, test } from 'vitest'
import { schoolYearsAsAges } from '#lib/domain/profiles/school-years'

const agesIn = (text: string) => [...schoolYearsAsAges(text).matchAll(/@(\d+)/g)].map(([, months]) => Number(months) / 12)
const turning = (age: number) => [age - 1 / 3, age + 1]

test.each([
  ['grade 1', turning(6)],
  ['grade 12', turning(17)],
  ['grade 13', []],
  ['grade 0', []],
  ['year 1', [5, 6]],
  ['year 13', [17, 18]],
  ['year 14', []],
  ['year 0', []],
  ['1o de infantil', turning(3)],
  ['3o de infantil', turning(5)],
  ['4o de infantil', []],
  ['first grade', turning(6)],
  ['twelfth grade', turning(17)],
  ['כיתה א', turning(6)],
  ['כיתה ו', turning(11)],
  ['כיתה יב', turning(17)],
  ['כיתה א1', turning(6)],
  ['grades 1 to 2', [...turning(6), ...turning(7)]],
  ['grade 1 years', []],
  ['no school', []],
])('reads %j as the ages %j', (text, ages) => {
  const found = agesIn(text)
  expect(found).toHaveLength(ages.length)
  for (const [i, age] of ages.entries()) expect(found[i]).toBeCloseTo(age, 5)
})

test('keeps the text around a class apart from its ages', () => {
  expect(schoolYearsAsAges('our grade 1 class')).toMatch(/^our +@68 @84 +class$/)
  for (const text of ['no class', 'grade 13']) expect(schoolYearsAsAges(text)).toBe(text)
})

test('adds the lowest age of younger children named next to a class', () => {
  expect(agesIn('preschool and grade 1')).toContain(3)
  expect(agesIn('nursery and grade 1')).toContain(0)
  expect(agesIn('preschool')).toEqual([])
})
