import { cardPage, pageQuery } from '#lib/schemas/catalogue/explore'
import { listSaved } from '#lib/server/catalogue/saved'
import { route } from '#lib/server/platform/http/route'

export const GET = route({ title: 'List the saved catalogue activities', query: pageQuery, responseSchema: cardPage }, ({ user, query, language }) =>
  listSaved(user, query, language),
)
