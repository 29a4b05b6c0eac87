import { exploreAction, exploreActivity } from '#lib/schemas/explore'
import { getExploreActivity } from '#lib/server/explore/activity'
import { saveActivity, unsaveActivity } from '#lib/server/explore/saved'
import { route } from '#lib/server/route'

export const GET = route({ access: 'public', isShared: true, out: exploreActivity }, ({ params, user, language }) =>
  getExploreActivity(params.id, { user, language }),
)

export const POST = route({ body: exploreAction, status: 200, out: exploreActivity }, ({ user, params, language }) =>
  saveActivity(user, params.id, language),
)

export const DELETE = route({}, ({ user, params }) => unsaveActivity(user, params.id))
