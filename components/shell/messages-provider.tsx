import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Messages } from '#lib/i18n/messages'

/** Provides only the texts of these namespaces to client components, to keep pages small. */
export async function MessagesProvider({ only, children }: { only: readonly (keyof Messages)[]; children: ReactNode }) {
  const all = await getMessages()
  const messages = Object.fromEntries(only.map((namespace) => [namespace, all[namespace]]))
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>
}
