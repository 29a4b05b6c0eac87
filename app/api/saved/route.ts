import { savedPage, savedQuery } from '#lib/schemas/activities/saved'
import { listSaved } from '#lib/server/activities/saved'
import { route } from '#lib/server/platform/http/route'

export const GET = route(
  {
    title: 'List the saved activities',
    description: 'Both kinds: the user’s own (`own`) and those of the catalogue. An activity that is both appears once.',
    query: savedQuery,
    responseSchema: savedPage,
    problems: ['not_found'],
  },
  ({ user, query, language }) => listSaved(user, query, language),
)
