import { expect, test, vi } from 'vitest'
import { bornMonthsAgo, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'

vi.hoisted(() => {
  process.env.WRITE_LIMIT = '3'
})

test('writes are limited per hour and user; reads are not', async () => {
  const [parent, other] = [await person(), await person()]
  const body = { name: 'Noa', date_of_birth: bornMonthsAgo(48) }
  const { id } = await (await api('POST /children', { as: parent, body })).json()
  expect((await api(`PATCH /children/${id}`, { as: parent, body: { name: 'Adam' } })).status).toBe(200)
  expect((await api('PUT /settings/me', { as: parent, body: {} })).status).toBe(422)
  for (const call of [`PATCH /children/${id}`, `DELETE /children/${id}`, 'POST /groups'] as const) {
    const refused = await api(call, { as: parent, body: {} })
    expect(refused.status, call).toBe(429)
    expect(await refused.json()).toMatchObject({ code: 'rate_limited' })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500)
  }
  expect((await api(`GET /children/${id}`, { as: parent })).status).toBe(200)
  expect((await api('POST /children', { as: other, body })).status).toBe(201)
})
