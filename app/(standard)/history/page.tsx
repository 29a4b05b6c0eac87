import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { HistoryScreen } from '#components/activities/history/history-screen'
import { MessagesProvider } from '#components/shell/messages-provider'
import { QueryProvider } from '#components/shell/query-provider'
import { pageTexts } from '#lib/i18n/page-texts'
import { requireUser } from '#lib/server/auth/current-user'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('history')
  return { title: t('title') }
}

export default async function HistoryPage() {
  await requireUser()
  const t = await getTranslations('history')
  return (
    <QueryProvider>
      <h1 className="mb-5 text-title">{t('title')}</h1>
      <MessagesProvider only={pageTexts.history}>
        <HistoryScreen />
      </MessagesProvider>
    </QueryProvider>
  )
}
