import { opening, openingQuery } from '#lib/schemas/places/location'
import { openingOf } from '#lib/server/places/hours'
import { route } from '#lib/server/platform/http/route'

export const GET = route({ access: 'admin', query: openingQuery, responseSchema: opening }, async ({ query }) => openingOf(query, new Date()))
