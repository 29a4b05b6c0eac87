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

const ask = async ({ email }: { email: string }, address: string) =>
  (await api('POST /user/forgot-password', { body: { email }, headers: { 'x-forwarded-for': address } })).status
const tokenIn = ({ text }: { text: string }) => /reset=([\w-]+)/.exec(text)?.[1]
const reset = async (token: string | undefined, password = NEW_PASSWORD) =>
  (await api('POST /user/password-reset', { body: { token, new_password: password } })).status
const mailsTo = ({ email }: Person) => server.mails.filter(({ to }) => to === email)

/** As if it had been long ago that anything was counted. */
const later = () => pool.query('update rate_limit set expire = 0')
/** Each mail comes after the answer: whatever was to come before this one is there then. */
async function mailAfterAll() {
  const other = await person()
  const arrival = server.next()
  await ask(other, '192.0.2.250')
  return arrival
}

describe('strangers who ask for links that a person did not want', () => {
  test('deny them none: the link of the first mail holds, however many ask after it', async () => {
    const dana = await person()
    const arrival = server.next()
    for (let i = 0; i < 30; i++) expect(await ask(dana, `203.0.113.${i % 15}`)).toBe(202)
    expect(await ask(dana, '192.0.2.1')).toBe(202)
    expect(await reset(tokenIn(await arrival))).toBe(204)
  })

  test('fill nobody’s mailbox: the mails to one person keep a pace', async () => {
    const dana = await person()
    const first = server.next()
    for (let i = 0; i < 20; i++) await ask(dana, `203.0.113.${100 + i}`)
    await first
    await mailAfterAll()
    expect(mailsTo(dana)).toHaveLength(1)
  })

  test('nor do they end a link by having another one sent: both hold, until one of them is used', async () => {
    const dana = await person()
    const tokens = []
    for (const address of ['192.0.2.2', '203.0.113.2']) {
      await later()
      const arrival = server.next()
      await ask(dana, address)
      tokens.push(tokenIn(await arrival))
    }
    expect(await db.passwordReset.count({ where: { userId: dana.id } })).toBe(2)
    expect([await reset(tokens[0]), await reset(tokens[1])]).toEqual([204, 422])
    expect(await db.passwordReset.count({ where: { userId: dana.id } })).toBe(0)
  })

  test('nor keep the next link back once the last one is used', async () => {
    const dana = await person()
    for (const password of [NEW_PASSWORD, PASSWORD]) {
      const arrival = server.next()
      await ask(dana, '203.0.113.4')
      expect(await reset(tokenIn(await arrival), password)).toBe(204)
    }
  })

  test('are limited by the account they ask about and where they are', async () => {
    const answers = []
    for (let i = 0; i < 11; i++) answers.push(await ask({ email: 'victim@example.com' }, '198.51.100.1'))
    expect(answers).toEqual([...Array(10).fill(202), 429])
    for (let i = 0; i < 89; i++) expect(await ask({ email: `victim${i}@example.com` }, '198.51.100.1')).toBe(202)
    expect(await ask({ email: 'another@example.com' }, '198.51.100.1')).toBe(429)
    expect(await ask({ email: 'victim@example.com' }, '198.51.100.2')).toBe(202)
  })
})

test('a mail that could not be sent does not keep the next one back', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const dana = await person()
  await db.user.update({ where: { id: dana.id }, data: { email: 'refused@example.com' } })
  await ask({ email: 'refused@example.com' }, '192.0.2.3')
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith('A password link could not be mailed', expect.any(Error)))
  log.mockRestore()
  await db.user.update({ where: { id: dana.id }, data: { email: dana.email } })
  const arrival = server.next()
  await ask(dana, '192.0.2.3')
  expect((await arrival).to).toBe(dana.email)
})
