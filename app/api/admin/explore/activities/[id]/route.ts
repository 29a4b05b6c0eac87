import { activityChange, catalogueActivity } from '#lib/schemas/catalogue/catalogue'
import { deleteActivity, getCatalogueActivity, updateActivity } from '#lib/server/catalogue/admin/activities'
import { route } from '#lib/server/platform/http/route'

export const GET = route({ title: 'Show an activity in its editable form', access: 'admin', responseSchema: catalogueActivity }, ({ params }) =>
  getCatalogueActivity(params.id),
)

export const PATCH = route(
  {
    title: 'Change an activity',
    description: '`text` must be complete, in all languages.',
    access: 'admin',
    body: activityChange,
    responseSchema: catalogueActivity,
  },
  ({ user, params, body }) => updateActivity(user, params.id, body),
)

export const DELETE = route({ title: 'Remove an activity', access: 'admin' }, ({ params }) => deleteActivity(params.id))
