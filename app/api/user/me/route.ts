import { me, userChange } from '#lib/schemas/user'
import { route } from '#lib/server/route'
import { getMe, updateMe } from '#lib/server/users'

export const GET = route({ access: 'signed_in', out: me }, ({ user }) => getMe(user))

export const PUT = route({ access: 'signed_in', body: userChange, out: me }, ({ user, body }) => updateMe(user, body))
