import { describe, expect, test } from 'vitest'
import { bornMonthsAgo, child, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'

describe('/children', () => {
  test('creates, lists newest first, changes and deletes children', async () => {
    const parent = await person()
    const noa = await child(parent, { name: 'Noa' })
    const adam = await child(parent, { name: '  Adam  ', allergies: ['milk', 'kiwi', 'milk'], needs: ['deaf', 'deaf'], weeks_early: 6 })
    const list = await (await api('GET /children', { as: parent })).json()
    expect(list).toMatchObject([
      { id: adam.id, name: 'Adam', allergies: ['milk', 'kiwi'], needs: ['deaf'], weeks_early: 6 },
      { id: noa.id, name: 'Noa', date_of_birth: bornMonthsAgo(48), avatar_base64: null, version: 1 },
    ])

    const changed = await api(`PATCH /children/${adam.id}`, { as: parent, body: { name: 'Adam B', allergies: null, weeks_early: null } })
    expect(changed.status).toBe(200)
    expect(await changed.json()).toMatchObject({ name: 'Adam B', allergies: [], weeks_early: null, version: 2, date_of_birth: bornMonthsAgo(48) })

    expect((await api(`DELETE /children/${adam.id}`, { as: parent })).status).toBe(204)
    expect((await api(`DELETE /children/${adam.id}`, { as: parent })).status).toBe(404)
    expect(await (await api('GET /children?limit=1', { as: parent })).json()).toHaveLength(1)
  })

  test('returns 404 for another user’s child', async () => {
    const [parent, stranger] = [await person(), await person()]
    const noa = await child(parent)
    expect(await (await api('GET /children', { as: stranger })).json()).toEqual([])
    for (const call of [`GET /children/${noa.id}`, `DELETE /children/${noa.id}`] as const) {
      expect((await api(call, { as: stranger })).status).toBe(404)
    }
    expect((await api(`PATCH /children/${noa.id}`, { as: stranger, body: { name: 'Mine' } })).status).toBe(404)
    expect(await (await api(`GET /children/${noa.id}`, { as: parent })).json()).toMatchObject({ name: 'Noa' })
  })

  test('needs a token and a user type', async () => {
    const response = await api('GET /children')
    expect(response.status).toBe(401)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    const undecided = await person({ userType: null })
    expect(await (await api('GET /children', { as: undecided })).json()).toMatchObject({ status: 403, code: 'user_type_required' })
    expect((await api('GET /children', { as: { token: 'nonsense' } })).status).toBe(401)
  })

  test('returns 409 with the current child for an old version', async () => {
    const parent = await person()
    const noa = await child(parent)
    await api(`PATCH /children/${noa.id}`, { as: parent, body: { version: 1, name: 'First' } })
    const late = await api(`PATCH /children/${noa.id}`, { as: parent, body: { version: 1, name: 'Second' } })
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({ code: 'conflict', current: { name: 'First', version: 2, date_of_birth: bornMonthsAgo(48) } })
  })

  test.each([
    ['name', { name: '   ' }, 'This field is required'],
    ['name', { name: 'x'.repeat(81) }, 'Must be at most 80 characters'],
    ['name', { name: undefined }, 'This field is required'],
    ['date_of_birth', { date_of_birth: '2999-01-01' }, 'The date of birth cannot be in the future'],
    ['date_of_birth', { date_of_birth: bornMonthsAgo(12 * 18 + 2) }, 'Profiles are for children up to 18 years'],
    ['date_of_birth', { date_of_birth: '2020-02-30' }, 'Please enter a date'],
    ['weeks_early', { weeks_early: 18 }, 'Must be 17 or less'],
    ['special_needs', { special_needs: 'x'.repeat(501) }, 'Must be at most 500 characters'],
    ['nickname', { nickname: 'No' }, 'Unknown field'],
    ['dateOfBirth', { dateOfBirth: '2020-01-01' }, 'Unknown field'],
    ['avatar_base64', { avatar_base64: 'aGVsbG8=' }, 'Please select a valid image file (JPEG, PNG, GIF, or WebP)'],
  ])('returns 422 at %s for %j', async (field, fields, message) => {
    const parent = await person()
    const response = await api('POST /children', { as: parent, body: { name: 'Noa', date_of_birth: bornMonthsAgo(48), ...fields } })
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toContainEqual({ field, message })
  })

  test.each([0, 2_147_483_648, Number.MAX_SAFE_INTEGER])('returns 422 for the version %d, which no row has', async (version) => {
    const parent = await person()
    const noa = await child(parent)
    const response = await api(`PATCH /children/${noa.id}`, { as: parent, body: { name: 'Adam', version } })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'invalid', errors: [{ field: 'version' }] })
  })

  test('returns errors in the account’s language', async () => {
    const parent = await person({ language: 'he' })
    const response = await api('POST /children', { as: parent, body: { date_of_birth: bornMonthsAgo(3) }, headers: { 'accept-language': 'es' } })
    expect(response.headers.get('content-language')).toBe('he')
    expect((await response.json()).errors).toEqual([{ field: 'name', message: 'שדה חובה' }])
  })

  test('creates one child for one idempotency key', async () => {
    const parent = await person()
    const body = { name: 'Noa', date_of_birth: bornMonthsAgo(48) }
    const headers = { 'idempotency-key': 'the-same-key' }
    const twins = await Promise.all([api('POST /children', { as: parent, body, headers }), api('POST /children', { as: parent, body, headers })])
    const [one, two] = await Promise.all(twins.map((response) => response.json()))
    expect(two.id).toBe(one.id)
    expect(await (await api('GET /children', { as: parent })).json()).toHaveLength(1)
    const other = await api('POST /children', { as: parent, body: { ...body, name: 'Adam' }, headers })
    expect(other.status).toBe(422)
    const short = await api('POST /children', { as: parent, body, headers: { 'idempotency-key': 'short' } })
    expect(short.status).toBe(422)
  })

  test('returns 422 for broken JSON and 413 for a body over 8 MB', async () => {
    const parent = await person()
    expect((await api('POST /children', { as: parent, body: '{"name":' })).status).toBe(422)
    expect((await api('POST /children', { as: parent, body: { name: 'x'.repeat(9 * 1024 * 1024) } })).status).toBe(413)
  })
})
