import 'server-only'
import { createTransport } from 'nodemailer'
import { env } from '#lib/env'

const TIMEOUT_MS = 10_000

/** Whether mail is configured. */
export function canSendMail(): boolean {
  return env().SMTP_URL !== undefined
}

/** Sends a plain text mail. @throws Error if the mail server refuses it, is unreachable for 10 s or has no encryption */
export async function sendMail(message: { to: string; subject: string; text: string }): Promise<void> {
  await createTransport(mailServerAddress(env().SMTP_URL ?? '')).sendMail({ from: env().MAIL_FROM, ...message })
}

/**
 * Completes the mail server's address with defaults. Encryption is required: otherwise an attacker on the network could suppress the offer
 * of it; a server on the same machine needs none. The settings are in the address because nodemailer ignores options next to one.
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
