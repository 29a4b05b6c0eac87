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

// One subscriber of an IPv6 network has 2^64 addresses at least.
describe('a new address out of one’s own IPv6 network for each try', () => {
  test('makes no more accounts than one address', async () => {
    for (const address of ['2001:db8:0:1::1', '2001:DB8:0:1:ffff:ffff:ffff:ffff', '2001:db8::1:0:0:0:3']) expect(await signUp(address)).toBe(201)
    expect(await signUp('2001:db8:0:1:a:b:c:d')).toBe(429)
    expect(await signUp('2001:db8:0:2::1')).toBe(201)
  })

  test('guesses no more passwords than one address', async () => {
    const guess = (end: number) => browser({ address: `2001:db8:0:3::${end}` }).signIn('victim@example.com', 'a guess at it')
    expect([await guess(1), await guess(2), await guess(3), await guess(4)]).toEqual([...Array(3).fill('CredentialsSignin'), 'rate_limited'])
  })

  test('asks for no more mails than one address', async () => {
    const ask = async (end: number) => {
      const headers = { 'x-forwarded-for': `2001:db8:0:4::${end}` }
      return (await api('POST /user/forgot-password', { body: { email: 'victim@example.com' }, headers })).status
    }
    expect([await ask(1), await ask(2), await ask(3), await ask(4)]).toEqual([202, 202, 202, 429])
  })
})

test('an IPv4 address is the same one however IPv6 writes it, and no other’s neighbor', async () => {
  for (const address of ['192.0.2.1', '::ffff:192.0.2.1', '::FFFF:c000:201']) expect(await signUp(address)).toBe(201)
  expect(await signUp('0:0:0:0:0:ffff:192.0.2.1')).toBe(429)
  expect(await signUp('::ffff:192.0.2.2')).toBe(201)
})
