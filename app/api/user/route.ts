import { newUser, signUpInput } from '#lib/schemas/user'
import { createAccount } from '#lib/server/accounts'
import { clientAddress } from '#lib/server/http/address'
import { route } from '#lib/server/route'

export const POST = route({ access: 'public', body: signUpInput, out: newUser }, ({ body, request, language }) =>
  createAccount(body, { address: clientAddress(request.headers), language }),
)
