import { Problem } from '#lib/errors'
import { route } from '#lib/server/route'

/** Any other path under /api: a problem as everywhere, not a page. */
const unknown = route({ access: 'public' }, async () => {
  throw new Problem('not_found')
})

export { unknown as DELETE, unknown as GET, unknown as PATCH, unknown as POST, unknown as PUT }
