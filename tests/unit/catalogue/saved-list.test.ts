import { expect, test } from 'vitest'
import { removeUnsaved } from '#lib/domain/catalogue/saved-list'
import { joinPages } from '#lib/domain/platform/join-pages'

/** A page of these activities; a capital letter is saved no longer. */
const page = (ids: string) => ({ activities: [...ids].map((id) => ({ id, isSaved: id === id.toLowerCase() })) })
const idsOf = (activities: { id: string }[]) => activities.map(({ id }) => id).join('')

test('a tidied page holds what is saved, and what else it held', () => {
  const { activities, hasMore } = removeUnsaved({ ...page('aBc'), hasMore: true })
  expect(idsOf(activities)).toBe('ac')
  expect(hasMore).toBe(true)
})

test('what is on two pages is shown once, where it came first', () => {
  expect(idsOf(joinPages([page('abc'), page('cde')]))).toBe('abcde')
  expect(joinPages([])).toEqual([])
})
