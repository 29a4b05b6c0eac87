import { passwordChange } from '#lib/schemas/account/user'
import { changePassword } from '#lib/server/account/password'
import { rememberDevice } from '#lib/server/auth/devices'
import { onlyCookie } from '#lib/server/platform/http/cookies'
import { route } from '#lib/server/platform/http/route'

export const PUT = route(
  {
    title: 'Change the user’s password',
    description: 'Ends the other sessions. 409 if the account has no password.',
    problems: ['conflict'],
    access: 'signed_in',
    body: passwordChange,
  },
  async ({ user, body, request }) => {
    await changePassword(user, body)
    return onlyCookie(await rememberDevice(request, user.id))
  },
)
