import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { CategoryScreen } from '#components/catalogue/browse/category-screen'
import { readFilter } from '#lib/domain/catalogue/explore-filter'
import { currentUser } from '#lib/server/auth/current-user'
import { shownCategories } from '#lib/server/catalogue/categories'
import { loadFirstResults } from '#lib/server/catalogue/first-view'
import { type SearchParams, toUrlSearchParams } from '#lib/server/platform/search-params'

interface Props {
  params: Promise<{ category: string }>
  searchParams: SearchParams
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('explore')
  const name = (await findCategory((await params).category))?.name
  return name === undefined ? {} : { title: name, description: t('categoryDescription', { name }) }
}

export default async function CategoryPage({ params, searchParams }: Props) {
  const category = await findCategory((await params).category)
  if (!category) notFound()
  const filter = readFilter(await toUrlSearchParams(searchParams))
  const isSignedIn = (await currentUser()) !== undefined
  const first = await loadFirstResults(filter, { isSignedIn, language: await getLocale() }, category.id)
  return <CategoryScreen category={category} isSignedIn={isSignedIn} first={first} />
}

/** Read once per request, for the head and the page. */
const findCategory = cache(async (id: string) => (await shownCategories(await getLocale())).find((category) => category.id === id))
