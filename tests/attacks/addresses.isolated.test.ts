import { describe, expect, test, vi } from 'vitest'
import { api } from '../setup/api.ts'
import { PASSWORD } from '../setup/data/passwords.ts'
import { browser } from '../setup/next-auth.ts'

vi.hoisted(() => {
  process.env.SIGN_UP_LIMIT = '3'
  process.env.SIGN_IN_LIMIT = '3'
})

let count = 0
const signUp = async (address: string) => {
  count++
  const body = { email: `somebody${count}@example.com`, password: PASSWORD }
  return (await api('POST /user', { body, headers: { 'x-forwarded-for': address } })).status
}

// A subscriber of an IPv6 network has at least 2^64 addresses.
describe('limits for addresses of one IPv6 network', () => {
  test('count sign-ups of a network as those of one address', async () => {
    for (const address of ['2001:db8:0:1::1', '2001:DB8:0:1:ffff:ffff:ffff:ffff', '2001:db8::1:0:0:0:3']) expect(await signUp(address)).toBe(201)
    expect(await signUp('2001:db8:0:1:a:b:c:d')).toBe(429)
    expect(await signUp('2001:db8:0:2::1')).toBe(201)
  })

  test('count failed sign-ins of a network as those of one address', async () => {
    const guess = (end: number) => browser({ address: `2001:db8:0:3::${end}` }).signIn('victim@example.com', 'a guess at it')
    expect([await guess(1), await guess(2), await guess(3), await guess(4)]).toEqual([...Array(3).fill('CredentialsSignin'), 'rate_limited'])
  })

  test('count requested password mails of a network as those of one address', async () => {
    const requestMail = async (end: number) => {
      const headers = { 'x-forwarded-for': `2001:db8:0:4::${end}` }
      return (await api('POST /user/forgot-password', { body: { email: 'victim@example.com' }, headers })).status
    }
    expect([await requestMail(1), await requestMail(2), await requestMail(3), await requestMail(4)]).toEqual([202, 202, 202, 429])
  })
})

test('a limit counts an IPv4 address once in all its IPv6 notations, and apart from its neighbors', async () => {
  for (const address of ['192.0.2.1', '::ffff:192.0.2.1', '::FFFF:c000:201']) expect(await signUp(address)).toBe(201)
  expect(await signUp('0:0:0:0:0:ffff:192.0.2.1')).toBe(429)
  expect(await signUp('::ffff:192.0.2.2')).toBe(201)
})
