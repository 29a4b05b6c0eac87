import { expect, test } from 'vitest'
import { removeUnsaved } from '#lib/domain/catalogue/saved-list'
import { joinPages } from '#lib/domain/platform/join-pages'

/** Returns a page of activities, one per letter; a capital letter means unsaved. */
const page = (ids: string) => ({ activities: [...ids].map((id) => ({ id, isSaved: id === id.toLowerCase() })) })
const idsOf = (activities: { id: string }[]) => activities.map(({ id }) => id).join('')

test('removeUnsaved removes unsaved activities and keeps the other fields of the page', () => {
  const { activities, hasMore } = removeUnsaved({ ...page('aBc'), hasMore: true })
  expect(idsOf(activities)).toBe('ac')
  expect(hasMore).toBe(true)
})

test('joinPages keeps only the first of two equal activities', () => {
  expect(idsOf(joinPages([page('abc'), page('cde')]))).toBe('abcde')
  expect(joinPages([])).toEqual([])
})
