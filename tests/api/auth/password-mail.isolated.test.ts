import { afterAll, expect, test, vi } from 'vitest'
import { languages } from '#lib/domain/platform/basics'
import { messagesOf } from '#lib/i18n/messages'
import { db } from '#lib/server/platform/db'
import { person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { browser } from '../../setup/next-auth.ts'

const server = await vi.hoisted(async () => {
  const { startMailServer } = await import('../../setup/services/smtp.ts')
  const started = await startMailServer()
  process.env.SMTP_URL = started.url
  process.env.MAIL_FROM = 'Cometa <hello@cometa.example>'
  return started
})
afterAll(() => server.close())

const forgot = (email: string) => api('POST /user/forgot-password', { body: { email } })

test.each(languages)('POST /user/forgot-password mails a working link in the account’s language: %s', async (language) => {
  const parent = await person({ language })
  const arrival = server.next()
  expect((await forgot(parent.email)).status).toBe(202)
  const mail = await arrival
  const { reset_subject: subject, reset_text: text } = messagesOf[language].mail
  expect(mail).toMatchObject({ from: 'Cometa <hello@cometa.example>', to: parent.email, subject })
  const [link = '', token = ''] = /http:\/\/localhost:3000\/login\?reset=([\w-]+)/.exec(mail.text) ?? []
  expect(mail.text.trim()).toBe(text.replace('{link}', link))
  const saved = await api('POST /user/password-reset', { body: { token, new_password: 'quite another phrase' } })
  expect(saved.status).toBe(204)
  expect(await browser().signIn(parent.email, 'quite another phrase')).toBe('ok')
})

test('POST /user/forgot-password mails nothing to an e-mail address without an account, and returns the same response', async () => {
  const parent = await person()
  const arrival = server.next()
  const unknown = await forgot('nobody@example.com')
  const known = await forgot(parent.email.toUpperCase())
  expect([unknown.status, await unknown.text(), [...unknown.headers]]).toEqual([known.status, await known.text(), [...known.headers]])
  expect((await arrival).to).toBe(parent.email)
  expect(server.mails.map(({ to }) => to)).not.toContain('nobody@example.com')
})

test('POST /user/forgot-password returns the same response if the mail server refuses, and logs the failure', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const parent = await person()
  const email = 'refused@example.com'
  await db.user.update({ where: { id: parent.id }, data: { email } })
  const response = await forgot(email)
  expect([response.status, await response.text()]).toEqual([202, ''])
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith('A password link could not be mailed', expect.any(Error)))
  log.mockRestore()
})
