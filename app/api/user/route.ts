import { newUser, signUpInput } from '#lib/schemas/account/user'
import { createAccount } from '#lib/server/auth/accounts'
import { callerOf } from '#lib/server/platform/http/caller'
import { route } from '#lib/server/platform/http/route'

export const POST = route({ access: 'public', body: signUpInput, responseSchema: newUser }, ({ body, request, language }) =>
  createAccount(body, callerOf(request, language)),
)
