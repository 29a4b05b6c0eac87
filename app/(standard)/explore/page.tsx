import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { ExploreScreen } from '#components/catalogue/browse/explore-screen'
import { readFilter } from '#lib/domain/catalogue/explore-filter'
import { currentUser } from '#lib/server/auth/current-user'
import { loadFirstView } from '#lib/server/catalogue/first-view'
import { type SearchParams, toUrlSearchParams } from '#lib/server/platform/search-params'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('explore')
  return { title: t('title'), description: t('description') }
}

/** `?q`, `?setting` and others hold the filter, as in the API. */
export default async function ExplorePage({ searchParams }: { searchParams: SearchParams }) {
  const filter = readFilter(await toUrlSearchParams(searchParams))
  const isSignedIn = (await currentUser()) !== undefined
  const view = await loadFirstView(filter, { isSignedIn, language: await getLocale() })
  return <ExploreScreen isSignedIn={isSignedIn} {...view} />
}
