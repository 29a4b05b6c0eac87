import { exportPlaces } from '#lib/server/places/export'
import { route } from '#lib/server/platform/http/route'

export const GET = route({ title: 'Download all places', mediaType: 'application/geo+json', access: 'admin' }, ({ request }) =>
  exportPlaces(request.signal, new Date()),
)
