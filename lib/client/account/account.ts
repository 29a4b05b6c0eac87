import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { forgetSession } from '#lib/client/auth/session'
import { leaveErased } from '#lib/client/auth/sign-in'
import { api, request } from '#lib/client/platform/api'
import { downloadFile } from '#lib/client/platform/save-file'
import type { Me, PasswordChange } from '#lib/schemas/account/user'

const me = () => import('#lib/schemas/account/user').then((schemas) => schemas.me)
const sessionList = () => import('#lib/schemas/account/user').then((schemas) => schemas.sessionList)
const nothing = () => import('#lib/schemas/platform/fields').then((schemas) => schemas.nothing)

/** The account of whoever is signed in. */
export const meQuery = () => queryOptions({ queryKey: ['me'], queryFn: ({ signal }) => api.get('/user/me', me, { signal }) })

/** Where they are signed in, what was used last first. */
export const sessionsQuery = () =>
  queryOptions({ queryKey: ['sessions'], queryFn: ({ signal }) => api.get('/user/me/sessions', sessionList, { signal }), staleTime: 0 })

/** Saves another name; every page greets with it from the next one on. */
export function useRename() {
  const client = useQueryClient()
  return async (name: string): Promise<Me> => {
    const saved = await api.put('/user/me', me, { name })
    forgetSession()
    client.setQueryData(meQuery().queryKey, saved)
    return saved
  }
}

/** Sets another password; the other sign-ins are ended, and Google is unlinked where that is asked for. */
export function useChangePassword() {
  const client = useQueryClient()
  return async (change: PasswordChange): Promise<void> => {
    await api.put('/user/me/password', nothing, change)
    await Promise.all([client.invalidateQueries(sessionsQuery()), client.invalidateQueries(meQuery())])
  }
}

/** Ends one sign-in by its id, or without one all but this; the list follows, also where it was ended elsewhere already. */
export function useEndSessions() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string | undefined) => api.delete(id === undefined ? '/user/me/sessions' : `/user/me/sessions/${id}`),
    onSettled: () => client.invalidateQueries(sessionsQuery()),
  })
}

/** Leaves the password as the only way in; what is shown of the account follows. */
export function useUnlinkGoogle() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.delete('/user/me/google-link'),
    onSettled: () => client.invalidateQueries(meQuery()),
  })
}

/** Saves everything the account holds as a file, under the name the server gives it. */
export function downloadAccount(): Promise<void> {
  return downloadFile('/user/me/export')
}

/** Erases the account and leaves the page. @throws ApiError where the proof is not enough: nothing is erased then */
export async function eraseAccount(password: string | null | undefined): Promise<void> {
  await request('DELETE', '/user/me', { password })
  await leaveErased()
}
