import { location, locationChange } from '#lib/schemas/places/location'
import { deletePlace, getPlace, updatePlace } from '#lib/server/places/place'
import { route } from '#lib/server/platform/http/route'

export const GET = route({ title: 'Show a place', access: 'public', responseSchema: location, isShared: true }, ({ params }) =>
  getPlace(params.id, new Date()),
)

export const PATCH = route({ title: 'Change a place', access: 'admin', body: locationChange, responseSchema: location }, ({ params, body }) =>
  updatePlace(params.id, body, new Date()),
)

export const DELETE = route({ title: 'Remove a place', description: 'Imports do not restore it.', access: 'admin' }, ({ params }) =>
  deletePlace(params.id),
)
