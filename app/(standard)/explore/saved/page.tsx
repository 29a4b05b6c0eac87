import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SavedScreen } from '#components/catalogue/saved/saved-screen'
import { MessagesProvider } from '#components/shell/messages-provider'
import { pageTexts } from '#lib/i18n/page-texts'
import { requireUser } from '#lib/server/auth/current-user'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('exploreSaved')
  return { title: t('title') }
}

export default async function SavedPage() {
  await requireUser()
  return (
    <MessagesProvider only={pageTexts.exploreSaved}>
      <SavedScreen />
    </MessagesProvider>
  )
}
