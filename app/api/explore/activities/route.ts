import { explorePage, exploreQuery } from '#lib/schemas/catalogue/explore'
import { listActivities } from '#lib/server/catalogue/activity-list'
import { route } from '#lib/server/platform/http/route'

export const GET = route(
  {
    title: 'List or search activities',
    description: 'All activities, or those that match `q`.',
    access: 'public',
    isShared: true,
    query: exploreQuery,
    responseSchema: explorePage,
  },
  ({ query, user, language }) => listActivities(query, { user, language }),
)
