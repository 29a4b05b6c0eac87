import { activity, activityChange, shownActivity } from '#lib/schemas/activity'
import { changeActivity, findActivity } from '#lib/server/activities'
import { route } from '#lib/server/route'
import { getSharedActivity } from '#lib/server/shares'

export const GET = route({ out: shownActivity }, async ({ user, params }) => (await findActivity(user, params.id)) ?? getSharedActivity(params.id))

export const PATCH = route({ body: activityChange, out: activity }, ({ user, params, body }) => changeActivity(user, params.id, body))
