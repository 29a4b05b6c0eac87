import { passwordResetInput } from '#lib/schemas/user'
import { resetPassword } from '#lib/server/password-resets'
import { route } from '#lib/server/route'

export const POST = route({ access: 'public', body: passwordResetInput, status: 204 }, ({ body }) => resetPassword(body.token, body.newPassword))
