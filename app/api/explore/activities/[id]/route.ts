import { exploreActivity } from '#lib/schemas/explore'
import { getExploreActivity } from '#lib/server/explore/activity'
import { route } from '#lib/server/route'

export const GET = route({ access: 'public', isShared: true, out: exploreActivity }, ({ params, user, language }) =>
  getExploreActivity(params.id, { user, language }),
)
