import { activity, activityChange, shownActivity } from '#lib/schemas/activities/activity'
import { changeActivity, findActivity } from '#lib/server/activities/activities'
import { getSharedActivity } from '#lib/server/activities/shares'
import { route } from '#lib/server/platform/http/route'

export const GET = route(
  { title: 'Show an activity', description: 'The user’s own, or another user’s while it is shared.', responseSchema: shownActivity },
  async ({ user, params }) => (await findActivity(user, params.id)) ?? getSharedActivity(params.id),
)

export const PATCH = route(
  {
    title: 'Record an action on an activity',
    description: '`is_saved`, `feedback` and `done_at` are independent of each other; `status` names the latest action. `undo` reverts one step.',
    body: activityChange,
    responseSchema: activity,
  },
  ({ user, params, body }) => changeActivity(user, params.id, body),
)
