import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, api } from '#lib/client/platform/api'
import { runConcurrently } from '#lib/client/platform/run-concurrently'
import type { CatalogueFilter } from '#lib/domain/catalogue/catalogue-address'
import type { Allergen } from '#lib/domain/platform/vocabulary'
import type { ActivityChange, ActivityInput, CatalogueRow, CategoryChange, CategoryInput } from '#lib/schemas/catalogue/catalogue'

/** Queries and mutations for the catalogue's admin screens. */

const schemas = () => import('#lib/schemas/catalogue/catalogue')
const category = async () => (await schemas()).catalogueCategory
const categoryList = async () => (await schemas()).catalogueCategoryList
const activity = async () => (await schemas()).catalogueActivity
const page = async () => (await schemas()).cataloguePage
const safetyCheck = async () => (await schemas()).safetyCheck
const factProposals = () => import('#lib/schemas/catalogue/fact-proposals').then((schemas) => schemas.factProposals)
const unconfirmedMaterials = async () => (await schemas()).unconfirmedMaterials
const pictureNames = async () => (await schemas()).pictureNames

const PAGE_SIZE = 30
const [CATEGORIES, ACTIVITIES] = ['/admin/explore/categories', '/admin/explore/activities']

/** All categories in their order, hidden ones too. */
export const catalogueCategoriesQuery = () =>
  queryOptions({ queryKey: ['catalogue', 'categories'], queryFn: ({ signal }) => api.get(CATEGORIES, categoryList, { signal }) })

/** The activities, in pages. The previous list is shown until the next response arrives. */
export const catalogueQuery = ({ q, categoryId, isHidden, waits }: CatalogueFilter) =>
  infiniteQueryOptions({
    queryKey: ['catalogue', 'activities', q, categoryId, isHidden, waits],
    initialPageParam: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ limit: String(PAGE_SIZE), offset: String(pageParam) })
      if (q) query.set('q', q)
      if (categoryId !== null) query.set('category_id', categoryId)
      if (isHidden !== null) query.set('is_hidden', String(isHidden))
      if (waits !== null) query.set('waits', waits)
      return api.get(`${ACTIVITIES}?${query}`, page, { signal })
    },
    getNextPageParam: ({ pagination }) => (pagination.hasMore ? pagination.offset + pagination.limit : undefined),
  })

/** One activity in all its languages. */
export const catalogueActivityQuery = (id: string) =>
  queryOptions({ queryKey: ['catalogue', 'activity', id], queryFn: ({ signal }) => api.get(`${ACTIVITIES}/${id}`, activity, { signal }) })

/** The names of all pictures, which change only with a new version of the app. */
export const picturesQuery = () =>
  queryOptions({
    queryKey: ['pictures'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => api.get('/admin/explore/pictures', pictureNames, { signal }),
  })

interface Creation<Input> {
  input: Input
  idempotencyKey: string
}

/** Adds a category and reloads the lists. */
export function useCreateCategory() {
  const onSettled = useRefresh()
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: Creation<CategoryInput>) => api.post(CATEGORIES, category, input, { idempotencyKey }),
    onSettled,
  })
}

/** Changes a category and reloads the lists, also after an edit conflict. */
export function useUpdateCategory() {
  const onSettled = useRefresh()
  return useMutation({
    mutationFn: ({ id, ...change }: CategoryChange & { id: string }) => api.patch(`${CATEGORIES}/${encodeURIComponent(id)}`, category, change),
    onSettled,
  })
}

/** Deletes a category. `moveTo` is the category that takes its activities. */
export function useDeleteCategory() {
  const onSettled = useRefresh()
  return useMutation({
    mutationFn: ({ id, moveTo }: { id: string; moveTo: string | undefined }) => {
      const query = moveTo === undefined ? '' : `?${new URLSearchParams({ move_to: moveTo })}`
      return api.delete(`${CATEGORIES}/${encodeURIComponent(id)}${query}`)
    },
    onSettled,
  })
}

/** Materials that came with a pack and whose contents an admin must confirm. */
export const unconfirmedMaterialsQuery = () =>
  queryOptions({
    queryKey: ['catalogue', 'materials'],
    queryFn: ({ signal }) => api.get('/admin/explore/materials', unconfirmedMaterials, { signal }),
  })

/** Stores which allergens a material contains, and reloads the lists. */
export function useConfirmMaterial() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, allergens }: { id: string; allergens: Allergen[] }) =>
      api.patch(`/admin/explore/materials/${encodeURIComponent(id)}`, unconfirmedMaterials, { allergens }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: unconfirmedMaterialsQuery().queryKey }),
        client.invalidateQueries({ queryKey: ['materials'] }),
      ]),
  })
}

/** Adds an activity and reloads the lists. */
export function useCreateActivity() {
  const onSettled = useRefresh()
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: Creation<ActivityInput>) => api.post(ACTIVITIES, activity, input, { idempotencyKey }),
    onSettled,
  })
}

/** Changes an activity and reloads the lists, also after an edit conflict. */
export function useUpdateActivity() {
  const onSettled = useRefresh()
  return useMutation({
    mutationFn: ({ id, ...change }: ActivityChange & { id: string }) => api.patch(`${ACTIVITIES}/${id}`, activity, change),
    onSettled,
  })
}

/**
 * Hides or shows activities, a few at once; those that already are, and those that the safety rules refuse, stay.
 * @returns the ids of those that changed, and the rows that failed
 */
export function useHideActivities() {
  const onSettled = useRefresh()
  return useMutation({
    mutationFn: async ({ rows, isHidden }: { rows: readonly Pick<CatalogueRow, 'id' | 'isHidden'>[]; isHidden: boolean }) => {
      const different = rows.filter((row) => row.isHidden !== isHidden)
      const failed = await runConcurrently(different, ({ id }) => api.patch(`${ACTIVITIES}/${id}`, activity, { isHidden }))
      return { failed, changed: different.filter((row) => !failed.includes(row)) }
    },
    onSettled,
  })
}

/** Deletes an activity and reloads the lists. */
export function useDeleteActivity() {
  const onSettled = useRefresh()
  return useMutation({ mutationFn: (id: string) => api.delete(`${ACTIVITIES}/${id}`), onSettled })
}

/** Checks an unsaved activity: which dangers its texts mention, and which are declared. Stores nothing. */
export function useSafetyCheck() {
  return useMutation({ mutationFn: (input: unknown) => api.post('/admin/explore/safety-check', safetyCheck, input) })
}

interface Asking {
  input: unknown
  signal: AbortSignal
}

/** Asks the reader for the facts of an unsaved activity. Stores nothing. */
export function useProposeFacts() {
  return useMutation({ mutationFn: ({ input, signal }: Asking) => api.post('/admin/explore/fact-proposals', factProposals, input, { signal }) })
}

/** Finds the server's message about the request as a whole. */
export function findProblemDetail(error: Error): string | undefined {
  return error instanceof ApiError ? error.problem?.detail : undefined
}

/** Finds the server's reason for refusing a change. */
export function findRefusalMessage(error: Error): string | undefined {
  return error instanceof ApiError ? (error.problem?.errors[0]?.message ?? error.problem?.detail) : undefined
}

export function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['catalogue'] })
}
