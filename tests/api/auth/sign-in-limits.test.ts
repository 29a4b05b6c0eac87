import { expect, test, vi } from 'vitest'
import { api } from '../../setup/api.ts'
import { browser } from '../../setup/next-auth.ts'

vi.hoisted(() => {
  process.env.SIGN_IN_LIMIT = '2'
})

const password = 'a long pass phrase'
const fail = async (email: string, address: string) => browser({ address }).signIn(email, 'not the password')
const succeed = async (email: string, address: string) => browser({ address }).signIn(email, password)

async function account(name: string) {
  const email = `${name}@example.com`
  await api('POST /user', { body: { email, password } })
  return email
}

test('failures are limited for one account from one address; neither alone is locked by that', async () => {
  const [noa, adam] = [await account('noa'), await account('adam')]
  expect([await fail(noa, '192.0.2.1'), await fail(noa, '192.0.2.1')]).toEqual(['CredentialsSignin', 'CredentialsSignin'])
  expect(await fail(noa, '192.0.2.1')).toBe('rate_limited')
  expect(await succeed(noa, '192.0.2.1')).toBe('rate_limited')
  expect(await succeed(noa, '192.0.2.2')).toBe('ok')
  expect(await succeed(adam, '192.0.2.1')).toBe('ok')
})

test('an unknown address is limited just as a known one is', async () => {
  const answers = []
  for (let i = 0; i < 3; i++) answers.push(await fail('nobody@example.com', '198.51.100.1'))
  expect(answers).toEqual(['CredentialsSignin', 'CredentialsSignin', 'rate_limited'])
})

test('only failures count', async () => {
  const email = await account('only-failures')
  for (let i = 0; i < 4; i++) expect(await succeed(email, '192.0.2.3')).toBe('ok')
})

test('the case of an address and spaces around it do not make another account of it', async () => {
  const email = await account('same')
  await fail(email, '192.0.2.4')
  await fail(email.toUpperCase(), '192.0.2.4')
  expect(await fail(` ${email} `, '192.0.2.4')).toBe('rate_limited')
})

test('failures from everywhere lock an account at ten times the limit', async () => {
  const email = await account('everywhere')
  for (let i = 0; i < 20; i++) expect(await fail(email, `203.0.113.${i}`)).toBe('CredentialsSignin')
  expect(await succeed(email, '203.0.113.99')).toBe('rate_limited')
})

test('failures at every account lock an address at ten times the limit', async () => {
  const email = await account('somebody')
  for (let i = 0; i < 20; i++) expect(await fail(`guess${i}@example.com`, '198.51.100.9')).toBe('CredentialsSignin')
  expect(await succeed(email, '198.51.100.9')).toBe('rate_limited')
  expect(await succeed(email, '198.51.100.10')).toBe('ok')
})

test('guesses refused for one account leave others at the same address alone', async () => {
  const [email, neighbour] = [await account('refused'), await account('neighbour')]
  for (let i = 0; i < 30; i++) await fail(email, '192.0.2.6')
  expect(await succeed(neighbour, '192.0.2.6')).toBe('ok')
})
