import { exportPlaces } from '#lib/server/places/export'
import { route } from '#lib/server/platform/http/route'

export const GET = route({ access: 'admin' }, ({ request }) => exportPlaces(request.signal, new Date()))
