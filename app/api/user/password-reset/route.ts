import { passwordResetInput } from '#lib/schemas/account/user'
import { rememberDevice } from '#lib/server/auth/devices'
import { resetPassword } from '#lib/server/auth/password-resets'
import { resetLimit } from '#lib/server/auth/sign-in-limits'
import { onlyCookie } from '#lib/server/platform/http/cookies'
import { route } from '#lib/server/platform/http/route'

/** The link proves ownership: its browser is trusted, even while strangers keep failing to sign in. */
export const POST = route(
  {
    title: 'Set a new password',
    description: 'With the `token` of the mailed link.',
    access: 'public',
    addressLimit: resetLimit,
    body: passwordResetInput,
  },
  async ({ body, request }) => onlyCookie(await rememberDevice(request, await resetPassword(body))),
)
