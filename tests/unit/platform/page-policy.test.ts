import { NextRequest } from 'next/server'
import { describe, expect, test } from 'vitest'
import { mapSource } from '#lib/domain/places/map-sources'
import { answerPolicy, needsOwnDocument, pagePolicy } from '#lib/domain/platform/page-policy'
import { proxy } from '../../../proxy.ts'

const open = mapSource({})
const google = mapSource({ NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: 'a key' })
const policy = (path: string, map = open) =>
  new Map(
    pagePolicy({ path, nonce: 'abc', map, isDev: false })
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive]),
  )

describe('what a page may load', () => {
  test.each(['/', '/explore', '/mapping', '/admin/explore', '/explore/map', '/activity/1'])(
    'is the app’s own alone on %s, with a key too',
    (path) => {
      for (const map of [open, google]) {
        const said = policy(path, map)
        expect(said.get('script-src')).toBe("script-src 'self' 'nonce-abc' 'strict-dynamic'")
        expect(said.get('img-src')).toBe("img-src 'self' data: blob:")
        expect([...said.values()].join()).not.toMatch(/https:|unsafe-eval/)
      }
    },
  )

  test.each(['/map', '/admin/locations', '/admin/locations/import'])('is on %s the map’s and pictures from anywhere', (path) => {
    const said = policy(path)
    expect(said.get('img-src')).toBe("img-src 'self' data: blob: https:")
    expect(said.get('connect-src')).toBe("connect-src 'self' https://tiles.openfreemap.org")
    expect([...said.values()].join()).not.toMatch(/google|unsafe-eval/)
    expect(policy(path, google).get('script-src')).toContain("'unsafe-eval'")
    expect(policy(path, google).get('connect-src')).toContain('https://*.googleapis.com')
  })
})

test.each([
  ['/map', '/', true],
  ['/map', '/explore', true],
  ['/admin/locations', '/admin/explore', true],
  ['/map', '/map', false],
  ['/admin/locations', '/map', false],
  ['/explore', '/map', false],
  ['/explore', '/', false],
  ['/map', null, false],
])('%s is loaded anew from %s: %s', (path, from, isAnew) => {
  expect(needsOwnDocument(path, from)).toBe(isAnew)
})

test('what only says that a page is to be loaded anew is kept by nobody, and so never in the page’s place', () => {
  const { status, headers } = proxy(new NextRequest('http://localhost/map', { headers: { 'next-url': '/explore' } }))
  expect([status, headers.get('cache-control')]).toEqual([204, 'no-store'])
})

test('lets a response that is no page do hardly anything, except a script', () => {
  expect(answerPolicy('/api/children')).toMatch(/^default-src 'none'/)
  for (const path of ['/api/docs', '/api/openapi.json']) expect(answerPolicy(path)).toMatch(/^default-src 'none'/)
  expect(answerPolicy('/maplibre/worker.mjs')).toBe("frame-ancestors 'none'")
})
