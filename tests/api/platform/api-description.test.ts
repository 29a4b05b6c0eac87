import { expect, test } from 'vitest'
import { person } from '../../factories.ts'
import { api } from '../../setup/api.ts'

test('GET /openapi.json is public, in English, and cached by its ETag', async () => {
  const response = await api('GET /openapi.json', { headers: { 'accept-language': 'he' } })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(response.headers.get('content-language')).toBe('en')
  expect(await response.json()).toMatchObject({ openapi: '3.1.1', servers: [{ url: '/api' }], paths: { '/children/{id}': { patch: {} } } })
  const again = await api('GET /openapi.json', { headers: { 'if-none-match': response.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
  const own = await api('GET /openapi.json', { as: await person() })
  expect(own.headers.get('cache-control')).toBe('private, no-store')
})

test('GET /docs runs only its own scripts', async () => {
  const response = await api('GET /docs')
  const nonce = /script-src [^;]*'nonce-([^']{16,})'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
  const scripts = [...(await response.text()).matchAll(/<script[^>]*>/g)].map(([tag]) => tag)
  expect(scripts).toHaveLength(2)
  for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`)
  expect((await api('GET /docs')).headers.get('content-security-policy')).not.toContain(String(nonce))
})
