import { expect, test } from 'vitest'
import { cookieOf, hasCookie } from '#lib/server/platform/http/cookies'

const withCookies = (cookie: string) => new Request('http://localhost/', { headers: { cookie } })

test.each([
  ['note=x', 'x'],
  ['other=1; note=x=y; more=2', 'x=y'],
  ['note=a%20b', 'a b'],
  ['note=', ''],
  ['my-note=x; notes=y; Note=z', undefined],
  ['note=%E0%A4%A', undefined],
  ['', undefined],
])('cookieOf reads from %j the value %j', (cookie, value) => {
  expect(cookieOf(withCookies(cookie), 'note')).toBe(value)
})

test.each(['note=x; note=y', 'note=x; other=1; note=x', 'note=; note=x'])('cookieOf returns nothing for the ambiguous header %j', (cookie) => {
  expect(cookieOf(withCookies(cookie), 'note')).toBeUndefined()
  expect(hasCookie(withCookies(cookie), 'note')).toBe(true)
})

test('hasCookie ignores the value of a cookie', () => {
  expect(hasCookie(withCookies('other=1; note='), 'note')).toBe(true)
  expect(hasCookie(withCookies('other=1; notes=x'), 'note')).toBe(false)
  expect(hasCookie(new Request('http://localhost/'), 'note')).toBe(false)
})
