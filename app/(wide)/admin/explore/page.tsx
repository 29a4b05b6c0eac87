import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CatalogueScreen } from '#components/catalogue/admin/catalogue-screen'
import { AccessDenied } from '#components/shell/access-denied'
import { MessagesProvider } from '#components/shell/messages-provider'
import { QueryProvider } from '#components/shell/query-provider'
import { requireUser } from '#lib/server/auth/current-user'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('catalogueAdmin')
  return { title: t('pageTitle') }
}

/** For admins only: the categories and activities of Explore. */
export default async function AdminExplorePage() {
  const user = await requireUser()
  if (!user.isAdmin) return <AccessDenied />
  const t = await getTranslations('catalogueAdmin')
  return (
    <QueryProvider>
      <MessagesProvider only={['catalogueAdmin', 'allergens', 'activity', 'languages', 'validation', 'form', 'conflict', 'draft', 'deletion']}>
        <h1 className="mb-5 text-title">{t('pageTitle')}</h1>
        <CatalogueScreen />
      </MessagesProvider>
    </QueryProvider>
  )
}
