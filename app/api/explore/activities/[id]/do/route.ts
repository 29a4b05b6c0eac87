import { activity } from '#lib/schemas/activities/activity'
import { doInput } from '#lib/schemas/catalogue/explore'
import { doWithChild } from '#lib/server/catalogue/doing'
import { route } from '#lib/server/platform/http/route'

export const POST = route(
  {
    title: 'Do an activity with a child',
    description: 'Puts it into that child’s history. 422 where age, allergies or needs forbid it.',
    body: doInput,
    responseSchema: activity,
  },
  ({ user, params, body, language }) => doWithChild(user, params.id, body.childId, language),
)
