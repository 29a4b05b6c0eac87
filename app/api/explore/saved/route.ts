import { explorePage, pageQuery } from '#lib/schemas/explore'
import { listSaved } from '#lib/server/explore/saved'
import { route } from '#lib/server/route'

export const GET = route({ query: pageQuery, out: explorePage }, ({ user, query, language }) => listSaved(user, query, language))
