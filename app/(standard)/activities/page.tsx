import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { DeckScreen } from '#components/activities/deck/deck-screen'
import { MessagesProvider } from '#components/shell/messages-provider'
import { QueryProvider } from '#components/shell/query-provider'
import { pageTexts } from '#lib/i18n/page-texts'
import { requireUser } from '#lib/server/auth/current-user'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('deck')
  return { title: t('title') }
}

/** Renders only the shell: personal data comes through the API, so that a kept copy of this page has none. */
export default async function ActivitiesPage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  await requireUser()
  const { batch } = await searchParams
  return (
    <QueryProvider>
      <MessagesProvider only={pageTexts.deck}>
        <DeckScreen key={String(batch)} firstBatchIds={[batch ?? []].flat()} />
      </MessagesProvider>
    </QueryProvider>
  )
}
