import { me, ownerProof, userChange } from '#lib/schemas/account/user'
import { eraseOwnAccount } from '#lib/server/account/deletion'
import { getMe, updateMe } from '#lib/server/account/users'
import { forgetDevice } from '#lib/server/auth/devices'
import { onlyCookie } from '#lib/server/platform/http/cookies'
import { route } from '#lib/server/platform/http/route'

export const GET = route({ title: 'Show the user’s account', access: 'signed_in', responseSchema: me }, ({ user }) => getMe(user))

export const PUT = route(
  {
    title: 'Change the user’s account',
    description: 'The user type can be chosen once; a different one is 409.',
    problems: ['conflict'],
    access: 'signed_in',
    body: userChange,
    responseSchema: me,
  },
  ({ user, body }) => updateMe(user, body),
)

export const DELETE = route(
  {
    title: 'Erase the user’s account',
    description: 'Also erases all its data. If it has no password, the sign-in must be no older than ten minutes.',
    problems: ['forbidden'],
    access: 'signed_in',
    body: ownerProof,
  },
  async ({ user, body, request }) => {
    await eraseOwnAccount(user, body.password)
    return onlyCookie(forgetDevice(request, user.id))
  },
)
