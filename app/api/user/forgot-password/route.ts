import { forgotPasswordInput } from '#lib/schemas/account/user'
import { requestPasswordReset } from '#lib/server/auth/password-resets'
import { resetRequestLimit } from '#lib/server/auth/sign-in-limits'
import { clientNetwork } from '#lib/server/platform/http/address'
import { route } from '#lib/server/platform/http/route'

/** Responds identically whether or not the address has an account. */
export const POST = route(
  {
    title: 'Ask for a new password',
    description: 'The response is the same whether or not the address has an account. A link is mailed if mail is set up.',
    access: 'public',
    addressLimit: resetRequestLimit,
    body: forgotPasswordInput,
    status: 202,
  },
  ({ body, request }) => requestPasswordReset(body.email, clientNetwork(request.headers)),
)
