import { location, locationInput, locationList, locationQuery } from '#lib/schemas/places/location'
import { createPlace, findPlace } from '#lib/server/places/place'
import { listPlaces } from '#lib/server/places/place-list'
import { createOnce } from '#lib/server/platform/http/idempotency'
import { route } from '#lib/server/platform/http/route'

export const GET = route(
  {
    title: 'List places',
    description: 'Nearest first with `near`, else newest first. `open_state` uses the place’s time zone.',
    access: 'public',
    query: locationQuery,
    responseSchema: locationList,
    isShared: true,
  },
  ({ query, language }) => listPlaces(query, new Date(), language),
)

export const POST = route({ title: 'Add a place', access: 'admin', body: locationInput, responseSchema: location }, ({ body, request }) =>
  createOnce(
    request,
    (id) => findPlace(id, new Date()),
    (id) => createPlace(id, body, new Date()),
  ),
)
