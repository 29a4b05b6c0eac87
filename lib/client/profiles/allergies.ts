import { queryOptions, useMutation, useQueries, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/client/platform/api'

const knownAllergy = () => import('#lib/schemas/profiles/child').then((schemas) => schemas.knownAllergy)

/** The known substance that a typed allergy means. */
export const allergyQuery = (name: string) =>
  queryOptions({
    queryKey: ['allergies', name],
    queryFn: ({ signal }) => api.get(`/allergies?${new URLSearchParams({ name })}`, knownAllergy, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Returns the typed allergies that match no known substance. If the lookup fails, saving reports them. */
export function useUnknownAllergies(names: readonly string[]): string[] {
  return useQueries({
    queries: names.map(allergyQuery),
    combine: (results) => names.filter((_, index) => results[index]?.data?.id === null),
  })
}

/** Looks up a substance by a typed name. */
export function useFindSubstance() {
  const client = useQueryClient()
  return useMutation({ mutationFn: (name: string) => client.fetchQuery(allergyQuery(name)) })
}
