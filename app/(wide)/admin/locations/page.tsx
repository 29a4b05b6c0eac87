import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccessDenied } from '#components/shell/access-denied'
import { EmptyState } from '#components/ui/empty-state'
import { requireUser } from '#lib/server/auth/current-user'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin')
  return { title: t('locationsTitle') }
}

/** For admins alone. Says honestly that managing places is still to come. */
export default async function AdminLocationsPage() {
  const user = await requireUser()
  if (!user.isAdmin) return <AccessDenied />
  const t = await getTranslations('admin')
  return <EmptyState level={1} picture={['world-map', 'national-park']} title={t('notYetTitle')} text={t('notYet')} />
}
