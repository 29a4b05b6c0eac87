import { me, ownerProof, userChange } from '#lib/schemas/account/user'
import { deleteOwnAccount } from '#lib/server/account/deletion'
import { getMe, updateMe } from '#lib/server/account/users'
import { forgetDevice } from '#lib/server/auth/devices'
import { onlyCookie } from '#lib/server/platform/http/cookies'
import { route } from '#lib/server/platform/http/route'

export const GET = route({ title: 'Show one’s account', access: 'signed_in', responseSchema: me }, ({ user }) => getMe(user))

export const PUT = route(
  {
    title: 'Change one’s account',
    description: 'A user type is chosen once; another one is 409.',
    problems: ['conflict'],
    access: 'signed_in',
    body: userChange,
    responseSchema: me,
  },
  ({ user, body }) => updateMe(user, body),
)

export const DELETE = route(
  {
    title: 'Erase one’s account',
    description: 'And all it holds. Where it has no password, the sign-in must be no older than ten minutes.',
    problems: ['forbidden'],
    access: 'signed_in',
    body: ownerProof,
  },
  async ({ user, body, request }) => {
    await deleteOwnAccount(user, body.password)
    return onlyCookie(forgetDevice(request, user.id))
  },
)
