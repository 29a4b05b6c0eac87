import { exploreCards, picksQuery } from '#lib/schemas/catalogue/explore'
import { listPicks } from '#lib/server/catalogue/picks'
import { route } from '#lib/server/platform/http/route'

export const GET = route(
  { title: 'List the picks of the day', access: 'public', isShared: true, query: picksQuery, responseSchema: exploreCards },
  ({ query, user, language }) => listPicks(query, { user, language }),
)
