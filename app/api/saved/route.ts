import { savedPage, savedQuery } from '#lib/schemas/activities/saved'
import { listSaved } from '#lib/server/activities/saved'
import { route } from '#lib/server/platform/http/route'

export const GET = route(
  {
    title: 'List what one keeps for later',
    description: 'Of both kinds: what was made for somebody (`own`), and what is of the catalogue. What is both stands once.',
    query: savedQuery,
    responseSchema: savedPage,
    problems: ['not_found'],
  },
  ({ user, query, language }) => listSaved(user, query, language),
)
