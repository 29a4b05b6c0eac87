import { activityChange, catalogueActivity } from '#lib/schemas/catalogue/catalogue'
import { deleteActivity, getCatalogueActivity, updateActivity } from '#lib/server/catalogue/admin/activities'
import { route } from '#lib/server/platform/http/route'

export const GET = route({ access: 'admin', responseSchema: catalogueActivity }, ({ params }) => getCatalogueActivity(params.id))

export const PATCH = route({ access: 'admin', body: activityChange, responseSchema: catalogueActivity }, ({ user, params, body }) =>
  updateActivity(user, params.id, body),
)

export const DELETE = route({ access: 'admin' }, ({ params }) => deleteActivity(params.id))
