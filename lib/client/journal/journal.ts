import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, api } from '#lib/client/platform/api'
import type { Recipient } from '#lib/client/profiles/recipients'
import { LATEST_ENTRIES } from '#lib/domain/journal/journal-limits'
import type { EntryChange, EntryInput } from '#lib/schemas/journal/journal'

const PAGE_SIZE = 20

const entry = () => import('#lib/schemas/journal/journal').then((schemas) => schemas.journalEntry)
const page = () => import('#lib/schemas/journal/journal').then((schemas) => schemas.journalPage)

export interface JournalFilter {
  /** At most one of the two ids is set. */
  childId: string | null
  groupId: string | null
  /** YYYY-MM. */
  month: string | null
  /** Words to search for. */
  q: string
}

/** The filter that shows every entry. */
export const noJournalFilter: JournalFilter = { childId: null, groupId: null, month: null, q: '' }

/** The filter for one child's or group's entries; without a recipient, for all entries. */
export function toJournalFilter(recipient: Recipient | undefined): Pick<JournalFilter, 'childId' | 'groupId'> {
  return { childId: recipient?.type === 'child' ? recipient.id : null, groupId: recipient?.type === 'group' ? recipient.id : null }
}

/** The journal, newest day first, page by page, with the addresses of small pictures. */
export const journalQuery = ({ childId, groupId, month, q }: JournalFilter) =>
  infiniteQueryOptions({
    queryKey: ['journal', 'list', childId, groupId, month, q],
    // A device keeps no copy for each word.
    ...(q === '' && { meta: { copy: true } }),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ limit: String(PAGE_SIZE), images: 'small' })
      if (childId) query.set('child_id', childId)
      if (groupId) query.set('group_id', groupId)
      if (month) query.set('month', month)
      if (q) query.set('q', q)
      if (pageParam) query.set('cursor', pageParam)
      return api.get(`/journal?${query}`, page, { signal })
    },
    getNextPageParam: (last) => last.pagination.nextCursor,
  })

/** The latest entries, with the addresses of small pictures. */
export const latestEntriesQuery = () =>
  queryOptions({
    queryKey: ['journal', 'latest'],
    meta: { copy: true },
    queryFn: async ({ signal }) => (await api.get(`/journal?limit=${LATEST_ENTRIES}&images=small`, page, { signal })).entries,
  })

/** One entry with its full picture. Loaded again for each edit, because the form starts from one version and keeps it. */
export const entryToChangeQuery = (id: string) =>
  queryOptions({
    queryKey: ['journal-entry-to-change', id],
    queryFn: ({ signal }) => api.get(`/journal/${id}`, entry, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Creates an entry; the lists update. */
export function useCreateEntry() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: { input: EntryInput; idempotencyKey: string }) => api.post('/journal', entry, input, { idempotencyKey }),
    onSuccess: () => {
      // An activity names its entry; a visible activity stays unchanged.
      void client.invalidateQueries({ queryKey: ['activities'], refetchType: 'none' })
      return client.invalidateQueries({ queryKey: ['journal'] })
    },
  })
}

/** Changes an entry; the lists update, even if the change was refused because another came first. */
export function useUpdateEntry(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: EntryChange) => api.patch(`/journal/${id}`, entry, change),
    onSettled: () => client.invalidateQueries({ queryKey: ['journal'] }),
  })
}

/** Deletes an entry, even one already deleted; the lists update. */
export function useDeleteEntry() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      api.delete(`/journal/${id}`).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['journal'] }),
  })
}
