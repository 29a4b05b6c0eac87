import { exploreAction, exploreActivity } from '#lib/schemas/catalogue/explore'
import { getExploreActivity } from '#lib/server/catalogue/activity'
import { saveActivity, unsaveActivity } from '#lib/server/catalogue/saved'
import { route } from '#lib/server/platform/http/route'

export const GET = route(
  { title: 'Show an activity of the catalogue', access: 'public', isShared: true, responseSchema: exploreActivity },
  ({ params, user, language }) => getExploreActivity(params.id, { user, language }),
)

export const POST = route(
  { title: 'Save an activity for later', body: exploreAction, status: 200, responseSchema: exploreActivity },
  ({ user, params, language }) => saveActivity(user, params.id, language),
)

export const DELETE = route({ title: 'Remove a saved activity' }, ({ user, params }) => unsaveActivity(user, params.id))
