import { exportAccount } from '#lib/server/account/export'
import { route } from '#lib/server/platform/http/route'

export const GET = route(
  { title: 'Download all data of the account', mediaType: 'application/json', access: 'signed_in', isLarge: 'file' },
  ({ user, request }) => exportAccount(user, request.signal),
)
