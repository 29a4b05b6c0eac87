import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccessDenied } from '#components/shell/access-denied'
import { AdminOverview } from '#components/shell/admin-overview'
import { MessagesProvider } from '#components/shell/messages-provider'
import { QueryProvider } from '#components/shell/query-provider'
import { requireUser } from '#lib/server/auth/current-user'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('adminOverview')
  return { title: t('pageTitle') }
}

/** For admins only: what waits for them. */
export default async function AdminPage() {
  const user = await requireUser()
  if (!user.isAdmin) return <AccessDenied />
  const t = await getTranslations('adminOverview')
  return (
    <QueryProvider>
      <MessagesProvider only={['adminOverview']}>
        <h1 className="mb-5 text-title">{t('pageTitle')}</h1>
        <AdminOverview />
      </MessagesProvider>
    </QueryProvider>
  )
}
