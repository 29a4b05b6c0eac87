import { passwordResetInput } from '#lib/schemas/account/user'
import { rememberDevice } from '#lib/server/auth/devices'
import { resetPassword } from '#lib/server/auth/password-resets'
import { resetLimit } from '#lib/server/auth/sign-in-limits'
import { onlyCookie } from '#lib/server/platform/http/cookies'
import { route } from '#lib/server/platform/http/route'

/** Whoever has the link is the owner: the browser is one of theirs, be it that strangers keep failing. */
export const POST = route(
  {
    title: 'Set a new password',
    description: 'With the `token` of the link that was mailed.',
    access: 'public',
    addressLimit: resetLimit,
    body: passwordResetInput,
  },
  async ({ body, request }) => onlyCookie(await rememberDevice(request, await resetPassword(body))),
)
