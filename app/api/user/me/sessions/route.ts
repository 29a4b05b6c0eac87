import { sessionList } from '#lib/schemas/account/user'
import { endOtherSessions, listSessions } from '#lib/server/account/sessions'
import { route } from '#lib/server/platform/http/route'

export const GET = route(
  { title: 'List one’s sign-ins', description: 'The last used first.', access: 'signed_in', responseSchema: sessionList },
  ({ user }) => listSessions(user),
)

/** Ends every session except the one that asks. */
export const DELETE = route({ title: 'End all other sign-ins', description: 'All but the one that asks.', access: 'signed_in' }, ({ user }) =>
  endOtherSessions(user),
)
