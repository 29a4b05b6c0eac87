import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { catalogueActivityQuery, useRefresh } from '#lib/client/catalogue/admin/catalogue'
import { toContent, toDraft } from '#lib/client/catalogue/admin/catalogue-draft'
import { api } from '#lib/client/platform/api'
import { randomKey } from '#lib/client/platform/random-key'
import type { DraftContent, ShownDraft } from '#lib/schemas/catalogue/activity-draft'

/** Queries and mutations for activities that admins have begun. */

const schemas = () => import('#lib/schemas/catalogue/activity-draft')
const draft = async () => (await schemas()).activityDraft
const list = async () => (await schemas()).draftList

const DRAFTS = '/admin/explore/drafts'

/** All drafts, the last saved first. */
export const draftsQuery = () =>
  queryOptions({ queryKey: ['catalogue', 'drafts'], queryFn: ({ signal }) => api.get(DRAFTS, list, { signal }), staleTime: 0 })

/** One draft. */
export const draftQuery = (id: string) =>
  queryOptions({ queryKey: ['catalogue', 'draft', id], queryFn: ({ signal }) => api.get(`${DRAFTS}/${id}`, draft, { signal }) })

interface Saving {
  /** The stored draft; undefined for a new one. */
  saved: ShownDraft | undefined
  content: DraftContent
  idempotencyKey: string
}

/** Stores a draft, and reloads it and the lists, also after an edit conflict: then saving again replaces the other admin's version. */
export function useSaveDraft() {
  const reload = useRefresh()
  return useMutation({
    mutationFn: ({ saved, content, idempotencyKey }: Saving) =>
      saved
        ? api.patch(`${DRAFTS}/${saved.id}`, draft, { content, version: saved.version })
        : api.post(DRAFTS, draft, { content }, { idempotencyKey }),
    onSettled: reload,
  })
}

/** Deletes a draft and reloads the lists. */
export function useDeleteDraft() {
  const reload = useRefresh()
  return useMutation({
    mutationFn: (id: string) => api.delete(`${DRAFTS}/${id}`),
    onSettled: reload,
  })
}

/** Copies an activity to a new draft. */
export function useCopyActivity() {
  const client = useQueryClient()
  const reload = useRefresh()
  return useMutation({
    mutationFn: async (id: string) => {
      const activity = await client.fetchQuery(catalogueActivityQuery(id))
      return api.post(DRAFTS, draft, { content: toContent(toDraft(activity)) }, { idempotencyKey: randomKey() })
    },
    onSettled: reload,
  })
}
