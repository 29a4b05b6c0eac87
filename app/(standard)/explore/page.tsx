import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { ExploreScreen } from '#components/catalogue/browse/explore-screen'
import { readFilter } from '#lib/domain/catalogue/explore-filter'
import { currentUser } from '#lib/server/auth/current-user'
import { firstView } from '#lib/server/catalogue/first-view'
import { addressOf, type SearchParams } from '#lib/server/platform/search-params'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('explore')
  return { title: t('title'), description: t('description') }
}

/** `?q`, `?setting` and others hold the filter, as in the API. */
export default async function ExplorePage({ searchParams }: { searchParams: SearchParams }) {
  const filter = readFilter(await addressOf(searchParams))
  const isSignedIn = (await currentUser()) !== undefined
  const view = await firstView(filter, { isSignedIn, language: await getLocale() })
  return <ExploreScreen isSignedIn={isSignedIn} {...view} />
}
