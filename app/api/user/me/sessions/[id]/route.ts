import { endSession } from '#lib/server/account/sessions'
import { route } from '#lib/server/platform/http/route'

export const DELETE = route({ title: 'End a session', access: 'signed_in' }, ({ user, params }) => endSession(user, params.id))
