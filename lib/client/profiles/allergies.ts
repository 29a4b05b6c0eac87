import { queryOptions, useMutation, useQueries, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/client/platform/api'

const knownAllergy = () => import('#lib/schemas/profiles/child').then((schemas) => schemas.knownAllergy)

/** What a typed allergy stands for. */
export const allergyQuery = (name: string) =>
  queryOptions({
    queryKey: ['allergies', name],
    queryFn: ({ signal }) => api.get(`/allergies?${new URLSearchParams({ name })}`, knownAllergy, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Of allergies as they were typed, those that stand for nothing that is known. What cannot be asked right now is told when it is saved. */
export function useUnknownAllergies(names: readonly string[]): string[] {
  return useQueries({
    queries: names.map(allergyQuery),
    combine: (results) => names.filter((_, index) => results[index]?.data?.id === null),
  })
}

/** Looks up a substance by a name that was typed. */
export function useFindSubstance() {
  const client = useQueryClient()
  return useMutation({ mutationFn: (name: string) => client.fetchQuery(allergyQuery(name)) })
}
