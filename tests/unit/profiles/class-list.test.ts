import { describe, expect, test } from 'vitest'
import { MAX_LIST_LINES, readClassList } from '#lib/domain/profiles/class-list'
import { allergyId } from '#lib/domain/safety/allergies'

const isAllergy = (text: string) => allergyId(text) !== undefined
const read = (text: string, how: Partial<Parameters<typeof readClassList>[1]> = {}) =>
  readClassList(text, { usualOrder: 'month_first', isAllergy, ...how })
const readRows = (text: string) => read(text).children.map(({ name, dateOfBirth, allergies }) => [name, dateOfBirth, ...allergies])

describe('readClassList', () => {
  test.each([
    ['Noa Levi\t2021-03-14\tpeanuts', ['Noa Levi', '2021-03-14', 'peanuts']],
    ['Noa Levi, 14/3/2021, peanuts', ['Noa Levi', '2021-03-14', 'peanuts']],
    ['2021-03-14; Noa Levi', ['Noa Levi', '2021-03-14']],
    ['peanuts, Noa, 3/14/2021', ['Noa', '2021-03-14', 'peanuts']],
    ['Noa Levi 14.3.21 peanuts', ['Noa Levi', '2021-03-14', 'peanuts']],
    ['1. Noa Levi  2021-03-14  none', ['Noa Levi', '2021-03-14']],
    ['Levi Noa, Apr 3, 2022, peanuts and eggs', ['Levi Noa', '2022-04-03', 'peanuts', 'eggs']],
    ['7 August 2022 Noa Levi', ['Noa Levi', '2022-08-07']],
    ['7. August 2022, Noa Levi', ['Noa Levi', '2022-08-07']],
    ['נועה לוי, 3 באפריל 2022', ['נועה לוי', '2022-04-03']],
    ['María José Peña | 2020-12-01 | alergia al kiwi', ['María José Peña', '2020-12-01', 'alergia al kiwi']],
    ['נועה לוי, 2021-03-14, בוטנים', ['נועה לוי', '2021-03-14', 'peanuts']],
    ['Noa, 2021-03-14, purple fluff', ['Noa', '2021-03-14', 'purple fluff']],
    ['Noa Levi', ['Noa Levi', null]],
    ['Noa, 2021-02-30', ['Noa', null]],
    ['2021-03-14', ['', '2021-03-14']],
    ['2021-03-14, Kiwi', ['Kiwi', '2021-03-14']],
  ])('reads %j', (line, row) => {
    expect(readRows(line)).toEqual([row])
  })

  test('skips empty lines and column names, and returns the line number of each child', () => {
    const { children } = read('Name\tDate of birth\tAllergies\n\nNoa\t2021-03-14\t\n  \nDan\t2020-01-02\tmilk')
    expect(children.map(({ line, name }) => [line, name])).toEqual([
      [3, 'Noa'],
      [5, 'Dan'],
    ])
    expect(readRows('nombre, fecha de nacimiento\nAna, 2021-03-14')).toEqual([['Ana', '2021-03-14']])
    expect(readRows('שם\tתאריך לידה\nנועה\t2021-03-14')).toEqual([['נועה', '2021-03-14']])
  })

  test('takes the order of day and month from the list, then from the option, then from the usual order', () => {
    const dates = (text: string, how = {}) => read(text, how).children.map(({ dateOfBirth }) => dateOfBirth)
    expect(dates('Noa 3/4/2021\nDan 25/4/2021')).toEqual(['2021-04-03', '2021-04-25'])
    expect(dates('Noa 3/4/2021\nDan 4/25/2021')).toEqual(['2021-03-04', '2021-04-25'])
    expect(dates('Noa 3/14/2021\nDan 14/3/2021\nEva 3/4/2021', { order: 'day_first' })).toEqual(['2021-03-14', '2021-03-14', '2021-04-03'])
    expect(dates('Noa 3/4/2021')).toEqual(['2021-03-04'])
    expect(dates('Noa 3/4/2021', { usualOrder: 'day_first' })).toEqual(['2021-04-03'])
    expect(dates('Noa 3/4/2021', { order: 'day_first' })).toEqual(['2021-04-03'])
    expect([read('Noa 3/4/2021').isOrderOpen, read('Noa 3/3/2021').isOrderOpen, read('Noa 2021-03-04').isOrderOpen]).toEqual([true, false, false])
  })

  test('limits the number of children for any length of text', () => {
    expect(read('Noa 2021-03-04\n'.repeat(5000)).children).toHaveLength(MAX_LIST_LINES)
    expect(read(`${'a,'.repeat(9000)} 1/1/`.repeat(3)).children.length).toBeLessThanOrEqual(MAX_LIST_LINES)
  })
})
