import { NextRequest } from 'next/server'
import { describe, expect, test } from 'vitest'
import { mapSource } from '#lib/domain/places/map-sources'
import { defaultResponsePolicy, needsOwnDocument, pagePolicy } from '#lib/domain/platform/page-policy'
import { proxy } from '../../../proxy.ts'

const open = mapSource({})
const google = mapSource({ NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: 'a key' })
const directivesOf = (path: string, map = open) =>
  new Map(
    pagePolicy({ path, nonce: 'abc', map, isDev: false })
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive]),
  )

describe('pagePolicy', () => {
  test.each(['/', '/explore', '/mapping', '/admin/explore', '/explore/map', '/activity/1'])(
    'allows only the app’s own files on %s, also with a Google key',
    (path) => {
      for (const map of [open, google]) {
        const directives = directivesOf(path, map)
        expect(directives.get('script-src')).toBe("script-src 'self' 'nonce-abc' 'strict-dynamic'")
        expect(directives.get('img-src')).toBe("img-src 'self' data: blob:")
        expect([...directives.values()].join()).not.toMatch(/https:|unsafe-eval/)
      }
    },
  )

  test.each(['/map', '/admin/locations', '/admin/locations/import'])('allows map hosts and pictures from any host on %s', (path) => {
    const directives = directivesOf(path)
    expect(directives.get('img-src')).toBe("img-src 'self' data: blob: https:")
    expect(directives.get('connect-src')).toBe("connect-src 'self' https://tiles.openfreemap.org")
    expect([...directives.values()].join()).not.toMatch(/google|unsafe-eval/)
    expect(directivesOf(path, google).get('script-src')).toContain("'unsafe-eval'")
    expect(directivesOf(path, google).get('connect-src')).toContain('https://*.googleapis.com')
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
])('needsOwnDocument for %s after %s returns %s', (path, from, isNeeded) => {
  expect(needsOwnDocument(path, from)).toBe(isNeeded)
})

test('proxy returns 204 without caching if the page needs its own document', () => {
  const { status, headers } = proxy(new NextRequest('http://localhost/map', { headers: { 'next-url': '/explore' } }))
  expect([status, headers.get('cache-control')]).toEqual([204, 'no-store'])
})

test('defaultResponsePolicy forbids everything for API responses and allows scripts', () => {
  expect(defaultResponsePolicy('/api/children')).toMatch(/^default-src 'none'/)
  for (const path of ['/api/docs', '/api/openapi.json']) expect(defaultResponsePolicy(path)).toMatch(/^default-src 'none'/)
  expect(defaultResponsePolicy('/maplibre/worker.mjs')).toBe("frame-ancestors 'none'")
})
