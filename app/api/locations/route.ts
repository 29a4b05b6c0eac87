import { location, locationInput, locationList, locationQuery } from '#lib/schemas/places/location'
import { createPlace } from '#lib/server/places/place'
import { listPlaces } from '#lib/server/places/place-list'
import { route } from '#lib/server/platform/http/route'

export const GET = route({ access: 'public', query: locationQuery, responseSchema: locationList, isShared: true }, ({ query, language }) =>
  listPlaces(query, new Date(), language),
)

export const POST = route({ access: 'admin', body: locationInput, responseSchema: location }, ({ body }) => createPlace(body, new Date()))
