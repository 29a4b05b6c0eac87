import { expect, test } from 'vitest'
import { onTheWayTo, returnPage } from '#lib/domain/platform/return-page'

test.each(['/explore', '/explore?q=kite&sort=rating', '/explore/activity/0192', '/map', '/journal?activity=1'])(
  '%s is a page to come back to',
  (page) => {
    expect(returnPage(page)).toBe(page)
  },
)

test.each([
  ['//evil.example/explore', 'another site'],
  ['/\\evil.example', 'another site, as browsers read it'],
  ['/\t/evil.example', 'another site, behind what browsers leave out'],
  ['https://evil.example/', 'another site'],
  ['javascript:alert(1)', 'a script'],
  ['explore', 'no address'],
  ['/', 'where one comes to anyhow'],
  ['/login?next=/login', 'the way in'],
  ['/user', 'the way in'],
  ['/api/user/me', 'no page'],
  [`/explore?q=${'a'.repeat(2000)}`, 'too long'],
  [undefined, 'nothing'],
  [['/explore', '/map'], 'two'],
])('%s is none: %s', (text: unknown, _why: string) => {
  expect(returnPage(text)).toBeUndefined()
})

test('A page is carried along as one value', () => {
  expect(onTheWayTo('/explore?q=kite&sort=rating', '/login')).toBe('/login?next=%2Fexplore%3Fq%3Dkite%26sort%3Drating')
  expect(onTheWayTo(undefined, '/login')).toBe('/login')
})
