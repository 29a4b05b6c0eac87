import 'server-only'
import { createTransport } from 'nodemailer'
import { env } from '#lib/env'

const TIMEOUT_MS = 10_000

/** Whether this server can send mail. */
export function canSendMail(): boolean {
  return env().SMTP_URL !== undefined
}

/** Sends a plain text mail. @throws Error when the mail server refuses it, cannot be reached within 10 s or has no encryption */
export async function sendMail(message: { to: string; subject: string; text: string }): Promise<void> {
  await createTransport(mailServerAddress(env().SMTP_URL ?? '')).sendMail({ from: env().MAIL_FROM, ...message })
}

/**
 * The mail server's address with what it does not say itself. Encryption is demanded, or whoever is on the way has only to
 * leave out the offer of it; within one machine there is no way. In the address, because nodemailer reads nothing beside one.
 */
export function mailServerAddress(address: string): string {
  const url = new URL(address)
  const settings = {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    requireTLS: !/^(localhost|127(\.\d+){3}|\[::1\])$/i.test(url.hostname),
  }
  for (const [name, value] of Object.entries(settings)) if (!url.searchParams.has(name)) url.searchParams.set(name, String(value))
  return url.href
}
