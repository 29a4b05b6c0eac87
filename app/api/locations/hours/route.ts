import { opening, openingQuery } from '#lib/schemas/places/location'
import { openingOf } from '#lib/server/places/hours'
import { route } from '#lib/server/platform/http/route'

export const GET = route(
  {
    title: 'Read opening hours',
    description: 'The opening state that hours would give at a position. Nothing is stored.',
    access: 'admin',
    query: openingQuery,
    responseSchema: opening,
  },
  async ({ query }) => openingOf(query, new Date()),
)
