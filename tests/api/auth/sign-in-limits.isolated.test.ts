import { expect, test, vi } from 'vitest'
import { api } from '../../setup/api.ts'
import { browser } from '../../setup/next-auth.ts'

vi.hoisted(() => {
  process.env.SIGN_IN_LIMIT = '2'
})

const password = 'a long pass phrase'
const failSignIn = async (email: string, address: string) => browser({ address }).signIn(email, 'not the password')
const signInCorrectly = async (email: string, address: string) => browser({ address }).signIn(email, password)

async function createAccount(name: string) {
  const email = `${name}@example.com`
  await api('POST /user', { body: { email, password } })
  return email
}

test('failed sign-ins are limited per account and network address together, without locking either for others', async () => {
  const [noa, adam] = [await createAccount('noa'), await createAccount('adam')]
  expect([await failSignIn(noa, '192.0.2.1'), await failSignIn(noa, '192.0.2.1')]).toEqual(['CredentialsSignin', 'CredentialsSignin'])
  expect(await failSignIn(noa, '192.0.2.1')).toBe('rate_limited')
  expect(await signInCorrectly(noa, '192.0.2.1')).toBe('rate_limited')
  expect(await signInCorrectly(noa, '192.0.2.2')).toBe('ok')
  expect(await signInCorrectly(adam, '192.0.2.1')).toBe('ok')
})

test('failed sign-ins for an unknown e-mail address are limited as those for a known one', async () => {
  const answers = []
  for (let i = 0; i < 3; i++) answers.push(await failSignIn('nobody@example.com', '198.51.100.1'))
  expect(answers).toEqual(['CredentialsSignin', 'CredentialsSignin', 'rate_limited'])
})

test('successful sign-ins do not count toward the limit', async () => {
  const email = await createAccount('only-failures')
  for (let i = 0; i < 4; i++) expect(await signInCorrectly(email, '192.0.2.3')).toBe('ok')
})

test('failed sign-ins count for one account in any case and with spaces around its e-mail address', async () => {
  const email = await createAccount('same')
  await failSignIn(email, '192.0.2.4')
  await failSignIn(email.toUpperCase(), '192.0.2.4')
  expect(await failSignIn(` ${email} `, '192.0.2.4')).toBe('rate_limited')
})

test('failed sign-ins from many network addresses lock an account at ten times the limit', async () => {
  const email = await createAccount('everywhere')
  for (let i = 0; i < 20; i++) expect(await failSignIn(email, `203.0.113.${i}`)).toBe('CredentialsSignin')
  expect(await signInCorrectly(email, '203.0.113.99')).toBe('rate_limited')
})

test('failed sign-ins for many accounts lock a network address at ten times the limit', async () => {
  const email = await createAccount('somebody')
  for (let i = 0; i < 20; i++) expect(await failSignIn(`guess${i}@example.com`, '198.51.100.9')).toBe('CredentialsSignin')
  expect(await signInCorrectly(email, '198.51.100.9')).toBe('rate_limited')
  expect(await signInCorrectly(email, '198.51.100.10')).toBe('ok')
})

test('refused guesses for one account do not count for others at the same network address', async () => {
  const [email, neighbour] = [await createAccount('refused'), await createAccount('neighbour')]
  for (let i = 0; i < 30; i++) await failSignIn(email, '192.0.2.6')
  expect(await signInCorrectly(neighbour, '192.0.2.6')).toBe('ok')
})
