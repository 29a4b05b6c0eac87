import { passwordChange } from '#lib/schemas/user'
import { changePassword } from '#lib/server/account-password'
import { clientNetwork } from '#lib/server/http/address'
import { route } from '#lib/server/route'

export const PUT = route({ access: 'signed_in', body: passwordChange }, ({ user, body, request }) =>
  changePassword(user, body, clientNetwork(request.headers)),
)
