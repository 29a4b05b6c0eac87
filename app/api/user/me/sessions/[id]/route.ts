import { endSession } from '#lib/server/account/sessions'
import { route } from '#lib/server/route'

export const DELETE = route({ access: 'signed_in' }, ({ user, params }) => endSession(user, params.id))
