import { describe, expect, test } from 'vitest'
import type { Language } from '#lib/domain/platform/basics'
import { db } from '#lib/server/platform/db'
import { type Person, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'

const read = async (
  text: string,
  { as, language = 'en', order, nameOrder }: { as?: Person; language?: Language; order?: string; nameOrder?: string } = {},
) => {
  const reader = as ?? (await person({ language }))
  const response = await api('POST /children/class-list', {
    as: reader,
    body: { text, ...(order && { day_order: order }), ...(nameOrder && { name_order: nameOrder }) },
  })
  return { status: response.status, body: await response.json() }
}

describe('POST /children/class-list', () => {
  test('returns the parsed children with what is missing, and stores nothing', async () => {
    const dana = await person()
    const { body } = await read('Noa Levi, 3/14/2021, peanuts\nDan, 2021-01-02, xyzzy\nNobody\n2021-01-02\nFuture, 2199-01-01\nOld, 1990-01-01', {
      as: dana,
    })
    expect(body.children).toMatchObject([
      { line: 1, name: 'Noa Levi', date_of_birth: '2021-03-14', allergies: [{ name: 'peanuts', is_known: true }], fault: null },
      { line: 2, name: 'Dan', allergies: [{ name: 'xyzzy', is_known: false }], fault: null },
      { name: 'Nobody', fault: 'no_date' },
      { line: 4, fault: 'no_name' },
      { name: 'Future', fault: 'date_future' },
      { name: 'Old', fault: 'date_too_old' },
    ])
    expect((await read(`Noa, 2021-01-02, ${'milk, '.repeat(60)}`)).body.children).toMatchObject([{ name: '', fault: 'line_too_long' }])
    expect((await read(`${'N'.repeat(81)}, 2021-01-02`)).body.children).toMatchObject([{ fault: 'name_too_long' }])
    expect((await read(`Noa, 2021-01-02, ${'n'.repeat(81)}`)).body.children).toMatchObject([{ fault: 'allergies_too_long' }])
    expect(await (await api('GET /children', { as: dana })).json()).toEqual([])
  })

  test('stores nothing of the list with an Idempotency-Key', async () => {
    const dana = await person()
    const call = { as: dana, body: { text: 'Noa Levi, 2021-03-14, peanuts' }, headers: { 'idempotency-key': 'the same list again' } }
    for (const answer of [await api('POST /children/class-list', call), await api('POST /children/class-list', call)]) {
      expect(answer.status).toBe(201)
      expect(answer.headers.get('idempotency-replayed')).toBeNull()
    }
    expect(await db.idempotencyKey.count({ where: { userId: dana.id } })).toBe(0)
  })

  test('marks children that exist, and those listed twice', async () => {
    const dana = await person()
    const { id } = await (await api('POST /children', { as: dana, body: { name: 'Noa Levi', date_of_birth: '2021-03-14' } })).json()
    await api('POST /children', { as: await person(), body: { name: 'Dan', date_of_birth: '2021-01-02' } })
    const { body } = await read('noa levi, 2021-03-14\nNoa Levi, 2020-03-14\nDan, 2021-01-02\nDan, 2021-01-02', { as: dana })
    expect(body.children).toMatchObject([
      { fault: 'already_there', child_id: id },
      { fault: null, child_id: null },
      { fault: null, child_id: null },
      { fault: 'twice', child_id: null },
    ])
  })

  test('finds an existing child by its name in any order', async () => {
    const dana = await person()
    const { id } = await (await api('POST /children', { as: dana, body: { name: 'Lily Chen', date_of_birth: '2022-04-03' } })).json()
    const { body } = await read('Chen  Lily, April 3, 2022', { as: dana })
    expect(body.children).toMatchObject([{ fault: 'already_there', child_id: id }])
  })

  test('asks about a name in two columns, until the request says how to read it', async () => {
    const text = 'Chen, Lily, 2022-04-03\nNoa, 2021-01-02'
    expect((await read(text)).body).toMatchObject({
      children: [{ line: 1, name: 'Chen, Lily', allergies: [], fault: 'unclear_name' }, { fault: null }],
      unclear_name: ['Chen', 'Lily'],
    })
    expect((await read(text, { nameOrder: 'family_first' })).body.children).toMatchObject([{ name: 'Lily Chen', fault: null }, {}])
    expect((await read(text, { nameOrder: 'separate_children' })).body.children).toMatchObject([
      { line: 1, name: 'Chen', fault: null },
      { line: 1, name: 'Lily', fault: null },
      { line: 2 },
    ])
    expect((await read(text, { nameOrder: 'none' })).status).toBe(422)
  })

  test('reads the month first only in English, unless the request says otherwise', async () => {
    const day = async (how: { language?: Language; order?: string }) => (await read('Noa 3/4/2021', how)).body.children[0].date_of_birth
    expect([await day({}), await day({ language: 'es' }), await day({ language: 'he' }), await day({ order: 'day_first' })]).toEqual([
      '2021-03-04',
      '2021-04-03',
      '2021-04-03',
      '2021-04-03',
    ])
    expect((await read('Noa 3/4/2021')).body).toMatchObject({ is_order_open: true, day_order: 'month_first' })
  })

  test('returns 401 without a token, and 422 over the maximum length', async () => {
    expect((await api('POST /children/class-list', { body: { text: 'Noa 2021-01-02' } })).status).toBe(401)
    expect((await read('x'.repeat(20_001))).status).toBe(422)
    expect((await read('')).status).toBe(422)
    expect((await read('Noa 2021-01-02', { order: 'year_first' })).status).toBe(422)
    const { body } = await read('Noa 2021-01-02\n'.repeat(1300))
    expect(body.children).toHaveLength(100)
    expect(body.unread_from).toBe(101)
  })
})
