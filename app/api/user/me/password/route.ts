import { passwordChange } from '#lib/schemas/account/user'
import { changePassword } from '#lib/server/account/password'
import { rememberDevice } from '#lib/server/auth/devices'
import { onlyCookie } from '#lib/server/platform/http/cookies'
import { route } from '#lib/server/platform/http/route'

export const PUT = route(
  {
    title: 'Change one’s password',
    description: 'Ends the other sign-ins. 409 where the account has no password.',
    problems: ['conflict'],
    access: 'signed_in',
    body: passwordChange,
  },
  async ({ user, body, request }) => {
    await changePassword(user, body)
    return onlyCookie(await rememberDevice(request, user.id))
  },
)
