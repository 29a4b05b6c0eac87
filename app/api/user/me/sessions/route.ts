import { sessionList } from '#lib/schemas/account/user'
import { endOtherSessions, listSessions } from '#lib/server/account/sessions'
import { route } from '#lib/server/platform/http/route'

export const GET = route(
  { title: 'List the user’s sessions', description: 'Last used first.', access: 'signed_in', responseSchema: sessionList },
  ({ user }) => listSessions(user),
)

/** Ends every session except the one that asks. */
export const DELETE = route({ title: 'End all other sessions', description: 'All except the current one.', access: 'signed_in' }, ({ user }) =>
  endOtherSessions(user),
)
