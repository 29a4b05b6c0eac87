import type { Metadata } from 'next'
import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { buttonClass } from '#components/ui/button'
import { EmptyState } from '#components/ui/empty-state'
import { requireUser } from '#lib/server/auth/current-user'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin')
  return { title: t('locationsTitle') }
}

/** For admins alone. Says honestly that managing places is still to come. */
export default async function AdminLocationsPage() {
  const user = await requireUser()
  const t = await getTranslations('admin')
  if (user.isAdmin) return <EmptyState level={1} picture={['world-map', 'national-park']} title={t('notYetTitle')} text={t('notYet')} />
  const home = (
    <Link href="/" className={buttonClass()}>
      {t('home')}
    </Link>
  )
  return <EmptyState level={1} picture={['compass']} title={t('deniedTitle')} text={t('denied')} action={home} />
}
