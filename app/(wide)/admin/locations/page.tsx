import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { LocationsScreen } from '#components/places/admin/locations-screen'
import { AccessDenied } from '#components/shell/access-denied'
import { MessagesProvider } from '#components/shell/messages-provider'
import { QueryProvider } from '#components/shell/query-provider'
import { mapSource } from '#lib/domain/places/map-sources'
import { env } from '#lib/env'
import { requireUser } from '#lib/server/auth/current-user'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('locationsAdmin')
  return { title: t('pageTitle') }
}

/** For admins only: the map's places, corrections of them, and imports of files. */
export default async function AdminLocationsPage() {
  const user = await requireUser()
  if (!user.isAdmin) return <AccessDenied />
  const t = await getTranslations('locationsAdmin')
  return (
    <QueryProvider>
      <MessagesProvider
        only={[
          'locationsAdmin',
          'correctionsAdmin',
          'placeImport',
          'placeImportScreen',
          'place',
          'map',
          'validation',
          'form',
          'conflict',
          'draft',
          'deletion',
        ]}
      >
        <h1 className="mb-5 text-title">{t('pageTitle')}</h1>
        <LocationsScreen source={mapSource(env())} />
      </MessagesProvider>
    </QueryProvider>
  )
}
