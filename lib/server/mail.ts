import 'server-only'
import { createTransport } from 'nodemailer'
import { env } from '#lib/env'

/** Whether this server can send mail. */
export function canSendMail(): boolean {
  return env().SMTP_URL !== undefined
}

/** Sends a plain text mail. @throws Error when the mail server refuses it or cannot be reached within 10 s */
export async function sendMail(message: { to: string; subject: string; text: string }): Promise<void> {
  const transport = createTransport({ url: env().SMTP_URL, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 })
  await transport.sendMail({ from: env().MAIL_FROM, ...message })
}
