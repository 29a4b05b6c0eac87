import { expect, test } from 'vitest'
import { onTheWayTo, returnPage } from '#lib/domain/platform/return-page'

test.each(['/explore', '/explore?q=kite&sort=rating', '/explore/activity/0192', '/map', '/journal?activity=1', `/${'a'.repeat(1999)}`])(
  'returnPage accepts %s',
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
  ['/?welcome=1', 'the home page with a query'],
  ['https://here.invalid/explore', 'a whole address, even of the stand-in host'],
  ['/login?next=/login', 'the way in'],
  ['/user', 'the way in'],
  ['/api/user/me', 'no page'],
  [`/${'a'.repeat(2000)}`, 'too long'],
  [undefined, 'nothing'],
  [['/explore', '/map'], 'two'],
])('returnPage rejects %s: %s', (text: unknown, _why: string) => {
  expect(returnPage(text)).toBeUndefined()
})

test('onTheWayTo encodes the page as one value', () => {
  expect(onTheWayTo('/explore?q=kite&sort=rating', '/login')).toBe('/login?next=%2Fexplore%3Fq%3Dkite%26sort%3Drating')
  expect(onTheWayTo(undefined, '/login')).toBe('/login')
})
