import { describe, expect, test } from 'vitest'
import { readGroupRange } from '#lib/domain/group-range'

const read = (text: string) => {
  const range = readGroupRange(text)
  return range && [range.youngestMonths, range.oldestMonths]
}
const years = (youngest: number, oldest: number) => [youngest * 12, oldest * 12]

describe('the ages of a group', () => {
  test.each([
    ['3-5', years(3, 5)],
    ['3–5', years(3, 5)],
    ['3 — 5', years(3, 5)],
    ['3-5, 6-8', years(3, 8)],
    ['6-8, 3-5', years(3, 8)],
    ['3,4,5', years(3, 5)],
    ['3/4', years(3, 4)],
    ['5-3', years(3, 5)],
    ['4', years(4, 4)],
    ['0-3', years(0, 3)],
    ['3 to 5 years', years(3, 5)],
    ['ages 3 through 5', years(3, 5)],
    ['Between 3 and 5 years old', years(3, 5)],
    ['3yo-5yo', years(3, 5)],
    ['4 y/o', years(4, 4)],
    ['three to five', years(3, 5)],
    ['two-4', years(2, 4)],
    ['de 3 a 5 años', years(3, 5)],
    ['entre 3 y 5 años', years(3, 5)],
    ['desde los 3 hasta los 5', years(3, 5)],
    ['un año a 3 años', years(1, 3)],
    ['de dos a cuatro', years(2, 4)],
    ['un grupo de 3 a 5', years(3, 5)],
    ['גילאי 3–5', years(3, 5)],
    ['גילאי 3 עד 5', years(3, 5)],
    ['בני 3 ועד 5', years(3, 5)],
    ['מגיל 3 עד גיל 5', years(3, 5)],
    ['בין 3 ל-5', years(3, 5)],
    ['מגיל שנה עד 3', years(1, 3)],
    ['שנתיים–4', years(2, 4)],
    ['שלוש עד חמש', years(3, 5)],
    ['0-18', years(0, 18)],
  ])('%s', (text, months) => expect(read(text)).toEqual(months))
})

describe('months and weeks where it says so', () => {
  test.each([
    ['6-18 months', [6, 18]],
    ['6 to 18 months', [6, 18]],
    ['6m-18m', [6, 18]],
    ['6, 9 or 12 months', [6, 12]],
    ['from 6 up to about 18 months', [6, 18]],
    ['6-18 meses', [6, 18]],
    ['de 6 a 18 meses', [6, 18]],
    ['meses: 6-18', [6, 18]],
    ['6–18 חודשים', [6, 18]],
    ['בני 6 עד 18 חודשים', [6, 18]],
    ['חודשיים עד 9 חודשים', [2, 9]],
    ['חצי שנה עד שנתיים', [6, 24]],
    ['6 months to 2 years', [6, 24]],
    ['6 meses - 2 años', [6, 24]],
    ['18 months - 3', [18, 36]],
    ['1-3, 6-11 months', [1, 11]],
    ['6-11 months, 1-3', [6, 36]],
    ['6 weeks - 5 months', [1, 5]],
    ['24-36 months', [24, 36]],
    ['2 years 6 months - 4 years', [30, 48]],
    ['2 años y 6 meses', [30, 30]],
    ['3-5, twice a month', years(3, 5)],
    ['3-5, una vez al mes', years(3, 5)],
  ])('%s', (text, months) => expect(read(text)).toEqual(months))
})

describe('what is open', () => {
  test.each([
    ['under 3', years(0, 3)],
    ['Under 3s', years(0, 3)],
    ['up to 3', years(0, 3)],
    ['younger than 3 years', years(0, 3)],
    ['3 and under', years(0, 3)],
    ['3 or younger', years(0, 3)],
    ['<3', years(0, 3)],
    ['until 3', years(0, 3)],
    ['4-5, under 2', years(0, 5)],
    ['hasta 3', years(0, 3)],
    ['hasta los 3 años', years(0, 3)],
    ['menores de 3', years(0, 3)],
    ['3 años o menos', years(0, 3)],
    ['עד 3', years(0, 3)],
    ['עד גיל 3', years(0, 3)],
    ['מתחת ל-3', years(0, 3)],
    ['3 ומטה', years(0, 3)],
    ['birth to 3', years(0, 3)],
    ['newborn - 3 months', [0, 3]],
    ['desde el nacimiento hasta los 2 años', years(0, 2)],
    ['מלידה עד 3', years(0, 3)],
    ['3+', years(3, 3)],
    ['3 and up', years(3, 3)],
    ['over 3', years(3, 3)],
    ['al menos 3 años', years(3, 3)],
    ['a partir de 3', years(3, 3)],
    ['3 ומעלה', years(3, 3)],
    ['over 3 and under 6', years(3, 6)],
    ['מעל 3 ומתחת ל-6', years(3, 6)],
  ])('%s', (text, months) => expect(read(text)).toEqual(months))
})

describe('halves, and commas that may be decimal or not', () => {
  test.each([
    ['1½-3', [18, 36]],
    ['1 ½ – 3', [18, 36]],
    ['1 1/2 to 3', [18, 36]],
    ['1.5-3', [18, 36]],
    ['½ - 2', [6, 24]],
    ['1,5-3', [18, 36]],
    ['1,5 a 3 años', [18, 36]],
    ['2 and a half to 4', [30, 48]],
    ['de 2 y medio a 4', [30, 48]],
    ['מגיל 2 וחצי עד 4', [30, 48]],
    ['half a year to 2 years', [6, 24]],
    ['1,5', [12, 60]],
    ['1,5-7', [12, 84]],
    ['1, 5-3', [12, 60]],
    ['3,5', [36, 60]],
  ])('%s', (text, months) => expect(read(text)).toEqual(months))
})

describe('when in doubt, the younger one', () => {
  test.each([
    ['babies and 3-5', years(0, 5)],
    ['toddlers, 4-5', years(1, 5)],
    ['Babies 6-12 months', [6, 12]],
    ['bebés y niños de 3 a 5', years(0, 5)],
    ['תינוקות וגם 3-5', years(0, 5)],
    ['3-5 ותינוקות', years(0, 5)],
    ['2 groups, ages 4-6', years(2, 6)],
    ['not under 3', years(0, 3)],
  ])('%s', (text, months) => expect(read(text)).toEqual(months))
})

describe('nothing is read where nothing is said', () => {
  test.each([
    '',
    '   ',
    'preschool',
    'kindergarten and up',
    'mixed',
    'babies',
    'גן חובה',
    'כיתות א-ג',
    'כיתה 3',
    'grades 1-3',
    '1º a 3º de primaria',
    '19',
    '3-25',
    '18-36',
    '2019-2021',
    '240 months',
    '99999999999999999999',
    '👶👧',
  ])('%j', (text) => expect(read(text)).toBeUndefined())
})
