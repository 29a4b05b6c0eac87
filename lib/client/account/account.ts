import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { forgetSession } from '#lib/client/auth/session'
import { leaveErased } from '#lib/client/auth/sign-in'
import { api, request } from '#lib/client/platform/api'
import { downloadFile } from '#lib/client/platform/save-file'
import type { Me, PasswordChange } from '#lib/schemas/account/user'

const me = () => import('#lib/schemas/account/user').then((schemas) => schemas.me)
const sessionList = () => import('#lib/schemas/account/user').then((schemas) => schemas.sessionList)
const nothing = () => import('#lib/schemas/platform/fields').then((schemas) => schemas.nothing)

/** The account of the signed-in user. */
export const meQuery = () => queryOptions({ queryKey: ['me'], queryFn: ({ signal }) => api.get('/user/me', me, { signal }) })

/** The account's sessions, last used first. */
export const sessionsQuery = () =>
  queryOptions({ queryKey: ['sessions'], queryFn: ({ signal }) => api.get('/user/me/sessions', sessionList, { signal }), staleTime: 0 })

/** Saves a new name. The next page greets with it. */
export function useRename() {
  const client = useQueryClient()
  return async (name: string): Promise<Me> => {
    const saved = await api.put('/user/me', me, { name })
    forgetSession()
    client.setQueryData(meQuery().queryKey, saved)
    return saved
  }
}

/** Sets a new password. The server ends the other sessions and, if the change asks for it, unlinks Google. */
export function useChangePassword() {
  const client = useQueryClient()
  return async (change: PasswordChange): Promise<void> => {
    await api.put('/user/me/password', nothing, change)
    await Promise.all([client.invalidateQueries(sessionsQuery()), client.invalidateQueries(meQuery())])
  }
}

/** Ends one session by its id, or without an id all others. Reloads the list even if the call fails: another device may have ended it. */
export function useEndSessions() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string | undefined) => api.delete(id === undefined ? '/user/me/sessions' : `/user/me/sessions/${id}`),
    onSettled: () => client.invalidateQueries(sessionsQuery()),
  })
}

/** Unlinks Google, so that only the password signs in, and reloads the account. */
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

/** Erases the account and leaves the page. @throws ApiError if the proof is not enough; nothing is erased then */
export async function eraseAccount(password: string | null | undefined): Promise<void> {
  await request('DELETE', '/user/me', { password })
  await leaveErased()
}
