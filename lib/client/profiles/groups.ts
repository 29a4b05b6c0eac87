import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/client/platform/api'
import type { GroupChange, GroupInput } from '#lib/schemas/profiles/group'

const group = () => import('#lib/schemas/profiles/group').then((schemas) => schemas.group)
const groupList = () => import('#lib/schemas/profiles/group').then((schemas) => schemas.groupList)

/** The user's groups, newest first. */
export const groupsQuery = () =>
  queryOptions({ queryKey: ['groups'], meta: { copy: true }, queryFn: ({ signal }) => api.get('/groups', groupList, { signal }) })

/** Adds a group; the list updates. */
export function useCreateGroup() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: { input: GroupInput; idempotencyKey: string }) => api.post('/groups', group, input, { idempotencyKey }),
    onSuccess: () => client.invalidateQueries(groupsQuery()),
  })
}

/** Changes a group; the list updates, even if the change was refused because another came first. */
export function useUpdateGroup(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: GroupChange) => api.patch(`/groups/${id}`, group, change),
    onSettled: () => client.invalidateQueries(groupsQuery()),
  })
}

/** Adds members to a group, whose others stay; the list updates. @throws a conflict if the group changes at the same time */
export function useAddGroupMembers() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, members }: { id: string; members: readonly string[] }) => {
      const current = await api.get(`/groups/${id}`, group)
      return api.patch(`/groups/${id}`, group, { members: [...new Set([...current.members, ...members])], version: current.version })
    },
    onSettled: () => client.invalidateQueries(groupsQuery()),
  })
}

/** Deletes a group; the list updates. */
export function useDeleteGroup() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.delete(`/groups/${id}`),
    onSuccess: () => client.invalidateQueries(groupsQuery()),
  })
}
