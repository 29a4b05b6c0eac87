import { activity } from '#lib/schemas/activities/activity'
import { recipientInput } from '#lib/schemas/profiles/recipient'
import { findActivity } from '#lib/server/activities/activities'
import { doWith } from '#lib/server/catalogue/doing'
import { createOnce } from '#lib/server/platform/http/idempotency'
import { route } from '#lib/server/platform/http/route'

export const POST = route(
  {
    title: 'Start an activity',
    description: 'Adds it to the history of a child, several children or a group. 422 if age, allergies or needs forbid it.',
    body: recipientInput,
    responseSchema: activity,
  },
  ({ user, params, body, language, request }) =>
    createOnce(
      request,
      (id) => findActivity(user, id),
      (id) => doWith(user, params.id, body, { language, activityId: id }),
    ),
)
