import { describe, expect, test } from 'vitest'
import { child, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'

describe('GET /allergies', () => {
  const known = async (name: string, language = 'en') => {
    const as = await person()
    return (await api(`GET /allergies?${new URLSearchParams({ name })}`, { as, headers: { 'accept-language': language } })).json()
  }

  test.each([
    ['kiwi', 'kiwi'],
    ['Gatos', 'cat'],
    ['חתולים', 'cat'],
    ['alergia al maní', 'peanuts'],
    ['Allergic to bee stings', 'bees'],
    ['milk', 'milk'],
  ])('recognizes %s as %s', async (name, id) => {
    expect((await known(name)).id).toBe(id)
  })

  test('returns null for an unknown text', async () => {
    expect(await known('xyzzy')).toEqual({ id: null, name: null })
  })

  test('returns 422 for a long text, and 401 without a token', async () => {
    const as = await person()
    expect((await api(`GET /allergies?name=${'x'.repeat(81)}`, { as })).status).toBe(422)
    expect((await api('GET /allergies?name=kiwi')).status).toBe(401)
  })

  test('children’s allergies are returned with whether they are known', async () => {
    const as = await person()
    const { id } = await child(as, { allergies: ['kiwi', 'xyzzy', 'eggs'] })
    const [listed] = await (await api('GET /children', { as })).json()
    expect(listed).toMatchObject({ id, allergies: ['kiwi', 'xyzzy', 'eggs'], unknown_allergies: ['xyzzy'] })
    const changed = await api(`PATCH /children/${id}`, { as, body: { allergies: ['kiwi'] } })
    expect(await changed.json()).toMatchObject({ unknown_allergies: [] })
  })
})
