import { activity, activityChange, shownActivity } from '#lib/schemas/activities/activity'
import { changeActivity, findActivity } from '#lib/server/activities/activities'
import { getSharedActivity } from '#lib/server/activities/shares'
import { route } from '#lib/server/platform/http/route'

export const GET = route(
  { responseSchema: shownActivity },
  async ({ user, params }) => (await findActivity(user, params.id)) ?? getSharedActivity(params.id),
)

export const PATCH = route({ body: activityChange, responseSchema: activity }, ({ user, params, body }) => changeActivity(user, params.id, body))
