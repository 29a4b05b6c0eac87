import { opening, openingQuery } from '#lib/schemas/places/location'
import { openingOf } from '#lib/server/places/hours'
import { route } from '#lib/server/platform/http/route'

export const GET = route(
  {
    title: 'Read opening hours',
    description: 'What they say there, before anything is kept.',
    access: 'admin',
    query: openingQuery,
    responseSchema: opening,
  },
  async ({ query }) => openingOf(query, new Date()),
)
