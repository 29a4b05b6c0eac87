import { describe, expect, test } from 'vitest'
import { dayIn, findDate, findDayOrder } from '#lib/domain/profiles/written-date'

const readBoth = (written: string) => findDate(written)?.days

describe('findDate', () => {
  test.each([
    ['Apr 3, 2022'],
    ['April 3rd 2022'],
    ['3 April 2022'],
    ['3rd of April, 2022'],
    ['3-Apr-22'],
    ['Apr. 3 2022'],
    ['2022 April 3'],
    ['2022-Apr-03'],
    ['3 de abril de 2022'],
    ['3 de Abril del 2022'],
    ['abril 3 de 2022'],
    ['3 abr. 2022'],
    ['3 באפריל 2022'],
    ['3 לאפריל 2022'],
    ['3 אפריל, 2022'],
    ['2022-04-03'],
    ['2022/4/3'],
  ])('reads %j as April 3 in both orders', (written) => {
    for (const line of [written, `Noa Levi, ${written}, peanuts`, `1 ${written} Noa`]) {
      expect(findDate(line)?.text).toBe(written)
      expect(readBoth(line)).toEqual({ day_first: '2022-04-03', month_first: '2022-04-03' })
    }
  })

  test.each([
    ['7 August 2022', '2022-08-07'],
    ['primer cumpleaños 1 de enero de 2021', '2021-01-01'],
    ['1º de enero de 2021', '2021-01-01'],
    ['Sept 30 2021', '2021-09-30'],
    ['30 de setiembre de 2021', '2021-09-30'],
    ['28 בפברואר 2021', '2021-02-28'],
    ['5 במרץ 2021', '2021-03-05'],
    ['17 בדצמבר 2021', '2021-12-17'],
    ['31 de junio de 2021', null],
    ['Feb 29, 2021', null],
  ])('reads %j as %s', (written, day) => {
    expect(readBoth(written)).toEqual({ day_first: day, month_first: day })
  })

  test.each([
    ['3/14/2022', { day_first: null, month_first: '2022-03-14' }],
    ['14.3.22', { day_first: '2022-03-14', month_first: null }],
    ['3-4-2022', { day_first: '2022-04-03', month_first: '2022-03-04' }],
    ['31/4/2022', { day_first: null, month_first: null }],
  ])('reads %j in both orders', (written, days) => {
    expect(readBoth(written)).toEqual(days)
  })

  test.each(['Noa', 'April May', 'May Chen 12', 'Room 3 Noa 2022', 'Marcos 3 2022', '3 Marcos 2022', '12021-03-04', ''])(
    'finds none in %j',
    (written) => {
      expect(findDate(written)).toBeUndefined()
    },
  )

  test.each([
    ['Julio 3/14/2022', '3/14/2022'],
    ['April Chen 7 August 2022', '7 August 2022'],
    ['May 3 April 2022', '3 April 2022'],
    ['Julio 12, 13/4/2022', '13/4/2022'],
    ['May 2022-04-03', '2022-04-03'],
    ['2022-04-03 since 3/4/2024', '2022-04-03'],
  ])('in %j finds %j', (written, date) => {
    expect(findDate(written)?.text).toBe(date)
  })
})

describe('findDayOrder', () => {
  const order = (...dates: string[]) => findDayOrder(dates.flatMap((date) => findDate(date) ?? []))

  test('returns the order that fits all dates, so that none is open', () => {
    expect(order('3/4/2022', '14/3/2022')).toEqual({ proven: 'day_first', isOpen: false })
    expect(order('3/4/2022', '3/14/2022', 'Apr 3, 2022')).toEqual({ proven: 'month_first', isOpen: false })
    expect(order('3/4/2022', '31/4/2022')).toEqual({ proven: undefined, isOpen: true })
  })

  test('returns no order if each fits only some dates, and asks only about dates with two readings', () => {
    expect(order('3/14/2022', '14/3/2022')).toEqual({ proven: undefined, isOpen: false })
    expect(order('3/14/2022', '14/3/2022', '3/3/2022')).toEqual({ proven: undefined, isOpen: false })
    expect(order('3/14/2022', '14/3/2022', '3/4/2022')).toEqual({ proven: undefined, isOpen: true })
    expect(order('2022-04-03', '3 April 2022')).toEqual({ proven: undefined, isOpen: false })
  })
})

test('dayIn takes the other order if only that gives a day', () => {
  const [both, american, none] = ['3/4/2022', '3/14/2022', '31/4/2022'].flatMap((date) => findDate(date) ?? [])
  if (!both || !american || !none) throw new Error('A date was not found.')
  expect([dayIn('day_first', both), dayIn('month_first', both)]).toEqual(['2022-04-03', '2022-03-04'])
  expect([dayIn('day_first', american), dayIn('month_first', american), dayIn('day_first', none)]).toEqual(['2022-03-14', '2022-03-14', null])
})
