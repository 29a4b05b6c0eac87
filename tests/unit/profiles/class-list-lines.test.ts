import { describe, expect, test } from 'vitest'
import { MAX_LIST_TEXT, type NameOrder, readClassList } from '#lib/domain/profiles/class-list'
import { allergyId } from '#lib/domain/safety/allergies'

const read = (text: string, how: Partial<Parameters<typeof readClassList>[1]> = {}) =>
  readClassList(text, { usualOrder: 'day_first', isAllergy: (one) => allergyId(one) !== undefined, ...how })
const childIn = (text: string) => read(text).children[0]

describe('the order of day and month', () => {
  test.each([
    ['Noa 3/4/2021', 'day_first', true],
    ['Noa 13/4/2021', 'day_first', false],
    ['Noa 4/13/2021', 'month_first', false],
    ['Noa 3/4/2021\nDan 4/13/2021', 'month_first', false],
    ['Noa 12/4/2021', 'day_first', true],
    ['Noa 4/12/2021', 'day_first', true],
    ['Noa 3/3/2021', 'day_first', false],
    ['Noa 3/3/2021\nDan 3/4/2021', 'day_first', true],
    ['Noa 2021-03-04', 'day_first', false],
    ['Noa 2021-03-04, since 3/4/2024', 'day_first', false],
    ['Noa', 'day_first', false],
    ['Noa 3/14/2021\nDan 14/3/2021', 'day_first', false],
    ['Noa 3/14/2021\nDan 14/3/2021\nEva 3/4/2021', 'day_first', true],
  ])('in %j is %s, open: %s', (text, dayOrder, isOrderOpen) => {
    expect(read(text)).toMatchObject({ dayOrder, isOrderOpen })
  })

  test('that the list tells counts more than the chosen one, which counts more than the usual one', () => {
    expect(read('Noa 13/4/2021', { order: 'month_first' }).dayOrder).toBe('day_first')
    expect(read('Noa 3/4/2021', { order: 'month_first' }).dayOrder).toBe('month_first')
  })
})

describe('lines', () => {
  test.each([
    ['Name', 0],
    ['Name, allergies', 0],
    ['Name, birthday, room', 0],
    ['Name of Noa', 1],
    ['Date Palm Smith', 1],
    ['Name 2021-03-14', 1],
    ['Name 3/4/21', 1],
    ['123', 1],
    ['- Noa', 1],
  ])('in %j: %d children', (text, count) => {
    expect(read(text).children).toHaveLength(count)
  })

  test.each(['1. Noa', '12) Noa', '- Noa', '• Noa', '* Noa', '  3.  Noa  '])('begin with a number or sign that is no name: %j', (text) => {
    expect(childIn(text)?.name).toBe('Noa')
  })

  test('beyond the maximum length are not read, because their end may name an allergy', () => {
    const child = { line: 1, name: '', dateOfBirth: null, allergies: [], doubt: 'line_too_long' }
    expect(read(`Noa, 2021-03-14, ${'x'.repeat(284)}`).children).toEqual([child])
    expect(childIn(`Noa, 2021-03-14, ${'x'.repeat(283)}`)).toMatchObject({ name: 'Noa', doubt: null })
  })

  test('beyond the maximum number are named by the first of them', () => {
    const lines = Array.from({ length: 101 }, (_, at) => `Noa ${at}, 2021-03-14`)
    expect(read(lines.join('\n'))).toMatchObject({ unreadFrom: 101 })
    expect(read(`Name\n\n${lines.join('\n')}`)).toMatchObject({ unreadFrom: 103 })
    expect(read(lines.slice(1).join('\n'))).toMatchObject({ unreadFrom: null })
  })

  test('beyond the maximum length of the list are cut', () => {
    const many = Array.from({ length: 100 }, () => 'x'.repeat(299)).join('\n')
    expect(read(many).children.length).toBeLessThanOrEqual(Math.ceil(MAX_LIST_TEXT / 300))
  })
})

describe('allergies', () => {
  test.each([
    ['Noa, 2021-03-14, peanuts, milk', ['peanuts', 'milk']],
    ['Noa, 2021-03-14, peanuts/milk', ['peanuts', 'milk']],
    ['Noa, 2021-03-14, peanuts & purple fluff', ['peanuts', 'purple fluff']],
    ['Noa, 2021-03-14, lactose intolerant', ['milk']],
    ['Noa, 2021-03-14, lactose intolerant and allergic to eggs', ['milk', 'eggs']],
    ['Noa, 2021-03-14, intolerante a la lactosa y al maní', ['milk', 'peanuts']],
    ['Noa, 2021-03-14, רגישה ללקטוז ולבוטנים', ['milk', 'peanuts']],
    ['Noa, 2021-03-14, allergic to lilies', ['allergic to lilies']],
    ['Noa allergic to peanuts and kiwi, 2021-03-14', ['peanuts', 'kiwi']],
    ['Noa lactose intolerant 2021-03-14', ['milk']],
    ['Noa alérgica al kiwi, 2021-03-14', ['alérgica al kiwi']],
    ['Noa (peanuts), 2021-03-14', ['peanuts']],
    ['Noa, 2021-03-14, peanuts, peanuts', ['peanuts']],
    ['Noa, 2021-03-14, /peanuts/', ['peanuts']],
    ['Noa, 2021-03-14, red and blue', ['red and blue']],
    ['Noa, 2021-03-14, n/a', []],
    ['Noa, 2021-03-14, -', []],
  ])('in %j are %j', (text, allergies) => {
    expect(childIn(text)).toMatchObject({ name: 'Noa', allergies })
  })

  test('before the date are told from the name', () => {
    expect(childIn('נועה רגיש/ה ללקטוז, 2021-03-14')).toMatchObject({ name: 'נועה', allergies: ['milk'] })
    expect(childIn('בוטנים, נועה, 2021-03-14')).toMatchObject({ name: 'נועה', allergies: ['peanuts'] })
    expect(childIn('Jonathan (Yoni) Levi, 2021-03-14')).toMatchObject({ name: 'Jonathan (Yoni) Levi', allergies: [] })
    expect(childIn('Ana and Eva, 2021-03-14')).toMatchObject({ name: 'Ana and Eva', allergies: [] })
    expect(childIn('milk and eggs, Noa, 2021-03-14')).toMatchObject({ name: 'Noa', allergies: ['milk', 'eggs'] })
    expect(childIn('Kiwi, 2021-03-14, milk')).toMatchObject({ name: 'Kiwi', allergies: ['milk'] })
  })

  test('leave an empty name empty if there are none', () => {
    expect(childIn('2021-03-14')).toEqual({ line: 1, name: '', dateOfBirth: '2021-03-14', allergies: [], doubt: null })
  })
})

describe('a name in two columns', () => {
  test.each([
    ['Chen, Lily, 3/4/2022'],
    ['Chen, Lily, 3 April 2022, peanuts'],
    ['Chen; Lily; Apr 3, 2022'],
    ['Chen\tLily\t2022-04-03'],
    ['"Chen, Lily", 2022-04-03'],
    ['2022-04-03, Chen, Lily, peanuts'],
    ['Chen, 2022-04-03, Lily'],
    ['Chen, 2022-04-03, Lily, peanuts'],
    ['1. Chen, Lily 2022-04-03'],
  ])('in %j is asked about, and no name becomes an allergy', (text) => {
    const { children, unclearName } = read(text)
    expect(children).toMatchObject([{ name: 'Chen, Lily', doubt: 'unclear_name', allergies: text.includes('peanuts') ? ['peanuts'] : [] }])
    expect(unclearName).toEqual(['Chen', 'Lily'])
    const names = (nameOrder: NameOrder) => read(text, { nameOrder }).children.map(({ name, doubt }) => [name, doubt])
    expect(names('family_first')).toEqual([['Lily Chen', null]])
    expect(names('given_first')).toEqual([['Chen Lily', null]])
    expect(names('separate_children')).toEqual([
      ['Chen', null],
      ['Lily', null],
    ])
  })

  test('stays known after the answer, so that it can be changed', () => {
    expect(read('Noa, 2021-03-14\nChen, Lily, 2022-04-03', { nameOrder: 'family_first' }).unclearName).toEqual(['Chen', 'Lily'])
    expect(read('Noa, 2021-03-14').unclearName).toBeNull()
  })

  test.each([
    ['Kiwi, Noa, 2021-03-14', ['Kiwi', 'Noa']],
    ['lily, chen, 2021-03-14', ['lily', 'chen']],
    ['שושן, חן, 2021-03-14', ['שושן', 'חן']],
    ['Fish, Dan, 2021-03-14', ['Fish', 'Dan']],
    ['Chen, 2021-03-14, David', ['Chen', 'David']],
    ['Noa Levi, 2021-03-14, Rose', ['Noa Levi', 'Rose']],
    ['Chen, Lily, Rose, 2021-03-14', ['Chen', 'Lily', 'Rose']],
  ])('%j may be a name: %j', (text, parts) => {
    expect(read(text)).toMatchObject({ unclearName: parts, children: [{ allergies: [] }] })
  })

  test.each([
    ['peanuts, Noa, 2021-03-14'],
    ['Noa, 2021-03-14, Kiwi'],
    ['Noa, 2021-03-14, Peanuts'],
    ['2021-03-14, Noa, Peanuts'],
    ['2021-03-14, Noa, kiwi'],
    ['Noa  Levi 2021-03-14 lilies'],
    ['Lily, 2021-03-14'],
    ['Lily 2021-03-14'],
  ])('is not in %j', (text) => {
    expect(read(text)).toMatchObject({ unclearName: null, children: [{ doubt: null }] })
  })

  test('is read as the column names tell', () => {
    const name = (header: string) => read(`${header}\nChen\tLily\t2022-04-03`)
    expect(name('Last name\tFirst name\tBorn')).toMatchObject({ unclearName: null, children: [{ name: 'Lily Chen', doubt: null }] })
    expect(name('Nombre\tApellido\tFecha').children).toMatchObject([{ name: 'Chen Lily' }])
    expect(name('שם משפחה\tשם פרטי\tתאריך לידה').children).toMatchObject([{ name: 'Lily Chen' }])
  })
})
