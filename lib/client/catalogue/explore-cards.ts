import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { CardPage, ExploreActivity, ExploreCard } from '#lib/schemas/catalogue/explore'

const all = ['explore'] as const

/** Query keys of Explore. All data may include what the signed-in user saved; all visitors get the same. */
export const exploreKeys = {
  all,
  lists: [...all, 'list'] as const,
  picks: [...all, 'picks'] as const,
  saved: [...all, 'saved'] as const,
  hasAny: [...all, 'has-any'] as const,
  one: (id: string) => [...all, 'one', id] as const,
}

/** Changes an activity everywhere it is shown: in lists, among the picks and on its page. Repeats the change for responses still loading. */
export function changeCards(client: QueryClient, id: string, change: Partial<ExploreCard>) {
  changeNow(client, id, change)
  const coming = client.getQueryCache().findAll({ queryKey: exploreKeys.all, fetchStatus: 'fetching' })
  if (coming.length > 0) void Promise.allSettled(coming.map((query) => query.promise)).then(() => changeNow(client, id, change))
}

function changeNow(client: QueryClient, id: string, change: Partial<ExploreCard>) {
  const changed = <C extends ExploreCard>(card: C): C => (card.id === id ? { ...card, ...change } : card)
  const inPages = <P extends CardPage>(data: InfiniteData<P> | undefined) =>
    data && { ...data, pages: data.pages.map((page) => ({ ...page, activities: page.activities.map(changed) })) }
  client.setQueriesData({ queryKey: exploreKeys.picks }, (cards: ExploreCard[] | undefined) => cards?.map(changed))
  client.setQueryData(exploreKeys.one(id), (one: ExploreActivity | undefined) => one && changed(one))
  client.setQueriesData({ queryKey: exploreKeys.lists }, inPages)
  client.setQueriesData({ queryKey: exploreKeys.saved }, inPages)
}
