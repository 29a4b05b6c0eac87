import { afterAll, expect, test, vi } from 'vitest'
import { mailServerAddress } from '#lib/server/auth/mail'
import { person } from '../factories.ts'
import { api } from '../setup/api.ts'

// A mail server, or an attacker in between, that offers no encryption. 0.0.0.0 reaches this machine but is not recognised as local.
const server = await vi.hoisted(async () => {
  const { startMailServer } = await import('../setup/services/smtp.ts')
  const started = await startMailServer()
  process.env.SMTP_URL = started.url.replace('127.0.0.1', '0.0.0.0')
  return started
})
afterAll(() => server.close())

test('a password link is not mailed over an unencrypted connection', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const dana = await person()
  expect((await api('POST /user/forgot-password', { body: { email: dana.email } })).status).toBe(202)
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith('A password link could not be mailed', expect.objectContaining({ code: 'ETLS' })))
  log.mockRestore()
  expect(server.mails).toEqual([])
})

const settingsOf = (url: string) => Object.fromEntries(new URL(mailServerAddress(url)).searchParams)

test.each(['smtp://mail.example', 'smtp://me:secret@mail.example:587', 'smtps://mail.example:465', 'smtp://[2001:db8::1]', 'smtp://0.0.0.0:25'])(
  'mail requires encryption for %s',
  (url) => {
    expect(settingsOf(url)).toEqual({ connectionTimeout: '10000', greetingTimeout: '10000', socketTimeout: '10000', requireTLS: 'true' })
    expect(mailServerAddress(url)).toMatch(new RegExp(`^${url.replace(/[[\]]/g, '\\$&')}/?\\?`))
  },
)

test.each([
  'smtp://localhost:25',
  'smtp://LOCALHOST',
  'smtp://127.0.0.1:1025',
  'smtp://127.1.2.3',
  'smtp://[::1]:25',
  'smtp://mail.example?requireTLS=false',
])('mail does not require encryption for %s', (url) => {
  expect(settingsOf(url)).toMatchObject({ requireTLS: 'false' })
})
