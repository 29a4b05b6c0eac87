import { afterAll, describe, expect, test, vi } from 'vitest'
import { db, pool } from '#lib/server/platform/db'
import { type Person, person } from '../factories.ts'
import { api } from '../setup/api.ts'
import { NEW_PASSWORD, PASSWORD } from '../setup/data/passwords.ts'

const server = await vi.hoisted(async () => {
  const { startMailServer } = await import('../setup/services/smtp.ts')
  const started = await startMailServer()
  process.env.SMTP_URL = started.url
  return started
})
afterAll(() => server.close())

const requestLink = async ({ email }: { email: string }, address: string) =>
  (await api('POST /user/forgot-password', { body: { email }, headers: { 'x-forwarded-for': address } })).status
const tokenIn = ({ text }: { text: string }) => /reset=([\w-]+)/.exec(text)?.[1]
const resetPassword = async (token: string | undefined, password = NEW_PASSWORD) =>
  (await api('POST /user/password-reset', { body: { token, new_password: password } })).status
const mailsTo = ({ email }: Person) => server.mails.filter(({ to }) => to === email)

/** Expires all rate limits. */
const clearRateLimits = () => pool.query('update rate_limit set expire = 0')
/** Waits for one more mail: mails arrive in order, after the responses, so all earlier ones have arrived too. */
async function waitForPendingMails() {
  const other = await person()
  const arrival = server.next()
  await requestLink(other, '192.0.2.250')
  return arrival
}

describe('password links that strangers request for a user', () => {
  test('do not invalidate the link of the first mail', async () => {
    const dana = await person()
    const arrival = server.next()
    for (let i = 0; i < 30; i++) expect(await requestLink(dana, `203.0.113.${i % 15}`)).toBe(202)
    expect(await requestLink(dana, '192.0.2.1')).toBe(202)
    expect(await resetPassword(tokenIn(await arrival))).toBe(204)
  })

  test('are mailed at a limited rate per user', async () => {
    const dana = await person()
    const first = server.next()
    for (let i = 0; i < 20; i++) await requestLink(dana, `203.0.113.${100 + i}`)
    await first
    await waitForPendingMails()
    expect(mailsTo(dana)).toHaveLength(1)
  })

  test('leave earlier links valid until one of them is used', async () => {
    const dana = await person()
    const tokens = []
    for (const address of ['192.0.2.2', '203.0.113.2']) {
      await clearRateLimits()
      const arrival = server.next()
      await requestLink(dana, address)
      tokens.push(tokenIn(await arrival))
    }
    expect(await db.passwordReset.count({ where: { userId: dana.id } })).toBe(2)
    expect([await resetPassword(tokens[0]), await resetPassword(tokens[1])]).toEqual([204, 422])
    expect(await db.passwordReset.count({ where: { userId: dana.id } })).toBe(0)
  })

  test('do not delay the next link once the last one is used', async () => {
    const dana = await person()
    for (const password of [NEW_PASSWORD, PASSWORD]) {
      const arrival = server.next()
      await requestLink(dana, '203.0.113.4')
      expect(await resetPassword(tokenIn(await arrival), password)).toBe(204)
    }
  })

  test('are limited per account and address, and per address', async () => {
    const answers = []
    for (let i = 0; i < 11; i++) answers.push(await requestLink({ email: 'victim@example.com' }, '198.51.100.1'))
    expect(answers).toEqual([...Array(10).fill(202), 429])
    for (let i = 0; i < 89; i++) expect(await requestLink({ email: `victim${i}@example.com` }, '198.51.100.1')).toBe(202)
    expect(await requestLink({ email: 'another@example.com' }, '198.51.100.1')).toBe(429)
    expect(await requestLink({ email: 'victim@example.com' }, '198.51.100.2')).toBe(202)
  })
})

test('a password mail that fails does not delay the next one', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const dana = await person()
  await db.user.update({ where: { id: dana.id }, data: { email: 'refused@example.com' } })
  await requestLink({ email: 'refused@example.com' }, '192.0.2.3')
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith('A password link could not be mailed', expect.any(Error)))
  log.mockRestore()
  await db.user.update({ where: { id: dana.id }, data: { email: dana.email } })
  const arrival = server.next()
  await requestLink(dana, '192.0.2.3')
  expect((await arrival).to).toBe(dana.email)
})
