import { passwordChange } from '#lib/schemas/user'
import { changePassword } from '#lib/server/account-password'
import { clientAddress } from '#lib/server/http/address'
import { route } from '#lib/server/route'

export const PUT = route({ access: 'signed_in', body: passwordChange }, ({ user, body, request }) =>
  changePassword(user, body, clientAddress(request.headers)),
)
