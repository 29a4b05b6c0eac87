import { expect, test } from 'vitest'
import { browser } from '../setup/next-auth.ts'

const HERE = String(process.env.NEXTAUTH_URL)

test.each([
  ['/explore?q=kite', `${HERE}/explore?q=kite`],
  [`${HERE}/explore`, `${HERE}/explore`],
  ['https://evil.example/explore', HERE],
  [`${HERE}.evil.example/`, HERE],
  [`${HERE}@evil.example/`, HERE],
  ['//evil.example', HERE],
  ['/..//evil.example', HERE],
  ['/%2e%2e//evil.example', HERE],
  ['/..\\/evil.example', HERE],
  ['javascript:alert(1)', HERE],
  ['x', HERE],
])('next-auth leads to a page of this site, or Home, when asked to lead to %s', async (callbackUrl, page) => {
  const { status, body } = await browser().post('signout', { callbackUrl })
  expect([status, body.url]).toEqual([200, page])
})
