import { explorePage, exploreQuery } from '#lib/schemas/catalogue/explore'
import { listCategory } from '#lib/server/catalogue/activity-list'
import { route } from '#lib/server/platform/http/route'

export const GET = route(
  { title: 'List a category’s activities', access: 'public', isShared: true, query: exploreQuery, responseSchema: explorePage },
  ({ params, query, user, language }) => listCategory(params.slug, query, { user, language }),
)
