import { publicActivity } from '#lib/schemas/activities/activity'
import { getPublicActivity } from '#lib/server/activities/shares'
import { route } from '#lib/server/platform/http/route'

export const GET = route(
  {
    title: 'Show a shared activity to a visitor',
    description: 'The public part: title, first sentence, facts and picture.',
    access: 'public',
    responseSchema: publicActivity,
  },
  ({ params }) => getPublicActivity(params.id),
)
