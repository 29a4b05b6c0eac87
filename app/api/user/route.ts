import { newUser, signUpInput } from '#lib/schemas/account/user'
import { createAccount } from '#lib/server/auth/accounts'
import { signUpLimit } from '#lib/server/auth/sign-in-limits'
import { callerOf } from '#lib/server/platform/http/caller'
import { route } from '#lib/server/platform/http/route'

export const POST = route(
  {
    title: 'Create an account',
    description: '409 if the address is taken. The password must not be easily guessed.',
    access: 'public',
    addressLimit: signUpLimit,
    body: signUpInput,
    responseSchema: newUser,
  },
  ({ body, request, language }) => createAccount(body, callerOf(request, language)),
)
