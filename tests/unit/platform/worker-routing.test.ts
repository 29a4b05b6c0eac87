import { describe, expect, test } from 'vitest'
import { chooseRoute, isPublicPage } from '#lib/worker/routing'

const origin = 'https://cometa.example'
const routeOf = (address: string, { method = 'GET', isNavigation = false } = {}) =>
  chooseRoute({ url: new URL(address, origin), method, isNavigation }, origin)

describe('chooseRoute', () => {
  test.each(['/', '/profiles', '/explore', '/activity/0198', '/explore/saved'])('answers the document %s as a page', (path) => {
    expect(routeOf(path, { isNavigation: true })).toBe('page')
  })

  test.each(['/api/docs', '/api/auth/signin', '/api/user/me/export', '/sw.js', '/manifest.webmanifest'])(
    'leaves the document %s to the browser',
    (path) => {
      expect(routeOf(path, { isNavigation: true })).toBe('network')
    },
  )

  test.each(['/_next/static/chunks/a-1.js', '/emoji/kite.svg', '/drawings/a.svg', '/maplibre/worker.mjs', '/icons/icon-192.png', '/scenes.svg'])(
    'answers the file %s as an asset',
    (path) => {
      expect(routeOf(path)).toBe('asset')
    },
  )

  test.each(['/api/children', '/api/auth/session', '/profiles?_rsc=1', '/sw.js', '/manifest.webmanifest', '/_next/image?url=x'])(
    'leaves the request %s to the browser',
    (path) => {
      expect(routeOf(path)).toBe('network')
    },
  )

  test('leaves other origins and all writing requests to the browser', () => {
    expect(routeOf('https://tiles.example/emoji/kite.svg')).toBe('network')
    expect(routeOf('/emoji/kite.svg', { method: 'POST' })).toBe('network')
    expect(routeOf('/login', { method: 'POST', isNavigation: true })).toBe('network')
  })
})

describe('isPublicPage', () => {
  test.each(['/explore', '/explore/trending', '/explore/activity/0198f0a0', '/map', '/login', '/privacy', '/terms'])(
    'allows a copy of %s',
    (path) => {
      expect(isPublicPage(new URL(path, origin))).toBe(true)
    },
  )

  test.each([
    '/',
    '/profiles',
    '/account',
    '/journal',
    '/journal/print',
    '/history',
    '/activities',
    '/activity/0198f0a0',
    '/explore/saved',
    '/admin/explore',
    '/user',
  ])('allows no copy of %s', (path) => {
    expect(isPublicPage(new URL(path, origin))).toBe(false)
  })

  test('allows no copy of an address with a search text', () => {
    expect(isPublicPage(new URL('/explore?q=Noa', origin))).toBe(false)
  })
})
