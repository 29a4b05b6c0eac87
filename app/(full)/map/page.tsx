import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { MapScreen } from '#components/places/map/map-screen'
import { MessagesProvider } from '#components/shell/messages-provider'
import { QueryProvider } from '#components/shell/query-provider'
import { mapSource } from '#lib/domain/places/map-sources'
import { readPlaceFilter } from '#lib/domain/places/place-filter'
import { env } from '#lib/env'
import { loadFirstPlaces } from '#lib/server/places/first-view'
import { type SearchParams, toUrlSearchParams } from '#lib/server/platform/search-params'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('map')
  return { title: t('title'), description: t('description') }
}

/** `?q`, `?category`, `?bbox`, `?place` and others hold the search and the view. The page contains no personal data. */
export default async function MapPage({ searchParams }: { searchParams: SearchParams }) {
  const filter = readPlaceFilter(await toUrlSearchParams(searchParams))
  const first = await loadFirstPlaces(filter, new Date())
  return (
    <QueryProvider>
      <MessagesProvider only={['map', 'place', 'activity', 'form', 'draft']}>
        <MapScreen first={first} source={mapSource(env())} />
      </MessagesProvider>
    </QueryProvider>
  )
}
