import { beforeEach, expect, test, vi } from 'vitest'
import { checkPassword, hashPassword } from '#lib/server/auth/passwords'
import { api } from '../../setup/api.ts'
import { browser } from '../../setup/next-auth.ts'

// Hashing is expensive by design, so these limits matter.
vi.mock('#lib/server/auth/passwords', { spy: true })
vi.hoisted(() => {
  process.env.SIGN_IN_LIMIT = '2'
})

const [email, password] = ['at-once@example.com', 'a long pass phrase']
beforeEach(() => {
  vi.mocked(checkPassword).mockClear()
  vi.mocked(hashPassword).mockClear()
})

test('signing in hashes no more of many concurrent guesses than of sequential ones', async () => {
  await api('POST /user', { body: { email, password } })
  const answers = await Promise.all(Array.from({ length: 8 }, () => browser().signIn(email, 'not the password')))
  expect(checkPassword).toHaveBeenCalledTimes(2)
  expect(answers.filter((answer) => answer === 'rate_limited')).toHaveLength(6)
})

test('POST /user/password-reset refuses an invalid link before it hashes anything', async () => {
  const response = await api('POST /user/password-reset', { body: { token: 'made-up', new_password: password } })
  expect(response.status).toBe(422)
  expect(hashPassword).not.toHaveBeenCalled()
})

test('a password over the maximum length is not hashed', async () => {
  expect(await browser({ address: '192.0.2.9' }).signIn('somebody@example.com', 'x'.repeat(129))).toBe('CredentialsSignin')
  expect(checkPassword).not.toHaveBeenCalled()
})
