import { expect, test } from 'vitest'
import { browser } from '../setup/next-auth.ts'

const SITE_URL = String(process.env.NEXTAUTH_URL)

test.each([
  ['/explore?q=kite', `${SITE_URL}/explore?q=kite`],
  [`${SITE_URL}/explore`, `${SITE_URL}/explore`],
  ['https://evil.example/explore', SITE_URL],
  [`${SITE_URL}.evil.example/`, SITE_URL],
  [`${SITE_URL}@evil.example/`, SITE_URL],
  ['//evil.example', SITE_URL],
  ['/..//evil.example', SITE_URL],
  ['/%2e%2e//evil.example', SITE_URL],
  ['/..\\/evil.example', SITE_URL],
  ['javascript:alert(1)', SITE_URL],
  ['x', SITE_URL],
])('next-auth redirects only to pages of this site, and to Home instead of others: %s', async (callbackUrl, page) => {
  const { status, body } = await browser().post('signout', { callbackUrl })
  expect([status, body.url]).toEqual([200, page])
})
