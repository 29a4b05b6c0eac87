// The core of @tanstack/react-query: this test has no browser.
import { InfiniteQueryObserver, QueryClient } from '@tanstack/query-core'
import { expect, test } from 'vitest'
import { changeCards, exploreKeys } from '#lib/client/catalogue/explore-cards'
import type { CardPage, ExploreCard } from '#lib/schemas/catalogue/explore'

const card = (id: string): ExploreCard => ({
  ...{ id, categoryId: 'games', title: id, description: '', thumbnailUrl: null, picture: ['kite'], isFree: true, price: null, isNew: true },
  ...{ isTrending: false, isSaved: false, rating: null, ratingCount: 0, duration: 30, ageMinMonths: 24, ageMaxMonths: 72 },
  ...{ setting: 'indoor', settings: ['indoor'], scene: 'room' },
  ...{ difficulty: 'easy', elof: [], eyfs: [], materials: [], missing: null, createdAt: '2026-01-01T00:00:00.000Z' },
})

/** Creates a list with one loaded page; `answer` completes the requests for further pages. */
function listOf(first: ExploreCard[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const answers: ((page: CardPage) => void)[] = []
  const queryKey = [...exploreKeys.lists, 'games']
  const page = (activities: ExploreCard[]): CardPage => ({ activities, pagination: { limit: 20, offset: 0, nextCursor: 'next', hasMore: true } })
  client.setQueryData(queryKey, { pages: [page(first)], pageParams: [0] })
  const observer = new InfiniteQueryObserver(client, {
    queryKey,
    queryFn: () => new Promise<CardPage>((resolve) => answers.push(resolve)),
    initialPageParam: 0,
    getNextPageParam: () => 20,
  })
  const savedOf = () => {
    const cards = observer.getCurrentResult().data?.pages.flatMap(({ activities }) => activities) ?? []
    return cards.filter(({ isSaved }) => isSaved).map(({ id }) => id)
  }
  const stop = observer.subscribe(() => {})
  return { client, observer, savedOf, stop, answer: (activities: ExploreCard[]) => answers.shift()?.(page(activities)) }
}

test('changeCards keeps a card saved that was saved while the next page was loading', async () => {
  const { client, observer, savedOf, stop, answer } = listOf([card('a')])
  const loading = observer.fetchNextPage()
  changeCards(client, 'a', { isSaved: true })
  expect(savedOf()).toEqual(['a'])
  answer([card('b')])
  await loading
  expect(savedOf()).toEqual(['a'])
  stop()
})

test('changeCards keeps the last of several changes made while the list was reloading', async () => {
  const { client, observer, savedOf, stop, answer } = listOf([card('a'), card('b')])
  const loading = observer.refetch()
  changeCards(client, 'a', { isSaved: true })
  changeCards(client, 'b', { isSaved: true })
  changeCards(client, 'b', { isSaved: false })
  answer([card('a'), card('b')])
  await loading
  expect(savedOf()).toEqual(['a'])
  stop()
})
