import { describe, expect, test } from 'vitest'
import { messagesOf } from '#lib/i18n/messages'
import { person } from '../../factories.ts'
import { api } from '../../setup/api.ts'

const defaults = {
  language: 'en',
  theme_color: 'system',
  notifications_enabled: true,
  email_notifications: true,
  distance_unit: 'mi',
  profile_order: 'newest',
}

describe('GET and PUT /settings/me', () => {
  test('accepts what it returned', async () => {
    const parent = await person()
    const given = await (await api('GET /settings/me', { as: parent })).json()
    expect(given).toEqual(defaults)
    const sent = await api('PUT /settings/me', { as: parent, body: given })
    expect(sent.status).toBe(200)
    expect(await sent.json()).toEqual(given)
  })

  test('stores the settings for this user only', async () => {
    const [parent, stranger] = [await person(), await person()]
    const changed = {
      language: 'he',
      theme_color: 'dark',
      notifications_enabled: false,
      email_notifications: false,
      distance_unit: 'km',
      profile_order: 'groups_first',
    }
    expect(await (await api('PUT /settings/me', { as: parent, body: changed })).json()).toEqual(changed)
    expect(await (await api('GET /settings/me', { as: parent })).json()).toEqual(changed)
    expect(await (await api('GET /user/me', { as: parent })).json()).toMatchObject({ settings: { language: 'he' } })
    expect(await (await api('GET /settings/me', { as: stranger })).json()).toEqual(defaults)
  })

  test('keeps the unit of distances if the body has none', async () => {
    const parent = await person()
    const { distance_unit: _, ...others } = defaults
    await api('PUT /settings/me', { as: parent, body: { ...others, distance_unit: 'km' } })
    const sent = await api('PUT /settings/me', { as: parent, body: others })
    expect(await sent.json()).toEqual({ ...others, distance_unit: 'km' })
    expect(await (await api('GET /settings/me', { as: parent })).json()).toEqual({ ...others, distance_unit: 'km' })
  })

  test('PATCH changes single settings and keeps the others', async () => {
    const parent = await person()
    const changed = await api('PATCH /settings/me', { as: parent, body: { theme_color: 'dark' } })
    expect(changed.status).toBe(200)
    expect(await changed.json()).toEqual({ ...defaults, theme_color: 'dark' })
    await Promise.all(
      [{ language: 'he' }, { distance_unit: 'km' }, { profile_order: 'by_name' }, {}].map((body) => api('PATCH /settings/me', { as: parent, body })),
    )
    expect(await (await api('GET /settings/me', { as: parent })).json()).toEqual({
      ...defaults,
      theme_color: 'dark',
      language: 'he',
      distance_unit: 'km',
      profile_order: 'by_name',
    })
    for (const body of [{ language: null }, { theme_color: 'pink' }, { user_type: 'educator' }])
      expect((await api('PATCH /settings/me', { as: parent, body })).status).toBe(422)
  })

  test.each([
    ['language', { language: 'fr' }],
    ['language', { language: undefined }],
    ['theme_color', { theme_color: 'pink' }],
    ['theme_color', { theme_color: null }],
    ['notifications_enabled', { notifications_enabled: 'yes' }],
    ['email_notifications', { email_notifications: 1 }],
    ['distance_unit', { distance_unit: 'leagues' }],
    ['distance_unit', { distance_unit: null }],
    ['profile_order', { profile_order: 'tallest' }],
    ['user_type', { user_type: 'educator' }],
    ['themeColor', { themeColor: 'dark' }],
  ])('returns 422 at %s for %j and stores nothing', async (field, fields) => {
    const parent = await person()
    const response = await api('PUT /settings/me', { as: parent, body: { ...defaults, ...fields } })
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toMatchObject([{ field }])
    expect(await (await api('GET /settings/me', { as: parent })).json()).toEqual(defaults)
  })

  test('offers lists of languages, themes and user types', async () => {
    expect(await (await api('GET /settings/languages')).json()).toEqual(['en', 'es', 'he'])
    expect(await (await api('GET /settings/theme-colors')).json()).toEqual(['system', 'light', 'dark'])
    expect(await (await api('GET /settings/user-types')).json()).toEqual(['parent', 'educator'])
  })
})

describe('GET /settings/languages', () => {
  const path = 'GET /settings/languages'

  test('returns 304 for its ETag while it is unchanged', async () => {
    const first = await api(path)
    expect(first.headers.get('cache-control')).toBe('public, no-cache')
    expect(first.headers.get('vary')).toBe('Authorization, Accept-Language')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    for (const known of [etag, `W/${etag}`, `"another", ${etag}`, '*']) {
      const again = await api(path, { headers: { 'if-none-match': known } })
      expect(again.status).toBe(304)
      expect(again.headers.get('etag')).toBe(etag)
      expect(await again.text()).toBe('')
    }
    expect((await api(path, { headers: { 'if-none-match': '"another"' } })).status).toBe(200)
    expect((await api(path, { headers: { 'if-none-match': etag, 'accept-language': 'he' } })).status).toBe(200)
  })

  test('is not cached if the request has a token', async () => {
    const response = await api(path, { as: await person() })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('vary')).toBe('Authorization, Accept-Language')
  })
})

describe('the language of a response', () => {
  const answeredIn = async (headers: Record<string, string>, as?: { token: string }) => {
    const response = await api('PUT /settings/me', { ...(as && { as }), headers, body: {} })
    const { title } = await response.json()
    return [response.headers.get('content-language'), title]
  }

  test('is the account’s setting, not the browser’s', async () => {
    const parent = await person({ language: 'es' })
    const headers = { 'accept-language': 'he', cookie: 'locale=he' }
    expect(await answeredIn(headers, parent)).toEqual(['es', messagesOf.es.problem.title.invalid])
    await api('PUT /settings/me', { as: parent, body: { ...defaults, language: 'he' } })
    expect(await answeredIn({ 'accept-language': 'en' }, parent)).toEqual(['he', messagesOf.he.problem.title.invalid])
  })

  test('is that of a visitor’s cookie before the browser’s', async () => {
    const [language] = await answeredIn({ 'accept-language': 'es', cookie: 'other=1; locale=he; x=y' })
    expect(language).toBe('he')
  })

  test.each([
    ['es-MX,en;q=0.4', 'es'],
    ['fr, he;q=0.2', 'he'],
    ['fr', 'en'],
    ['', 'en'],
  ])('without a cookie is the browser’s: %s gives %s', async (wish, language) => {
    expect(await answeredIn({ 'accept-language': wish })).toEqual([language, expect.any(String)])
    expect((await api('GET /settings/languages', { headers: { 'accept-language': wish } })).headers.get('content-language')).toBe(language)
  })

  test.each(['locale=fr', 'locale=', 'notlocale=he', 'xlocale=he'])('ignores the cookie "%s"', async (cookie) => {
    expect((await answeredIn({ cookie, 'accept-language': 'es' }))[0]).toBe('es')
  })
})
