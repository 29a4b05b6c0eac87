import { activityInput, catalogueActivity, cataloguePage, catalogueQuery } from '#lib/schemas/catalogue/catalogue'
import { createActivity } from '#lib/server/catalogue/admin/activities'
import { listCatalogue } from '#lib/server/catalogue/admin/list'
import { route } from '#lib/server/platform/http/route'

export const GET = route({ access: 'admin', query: catalogueQuery, responseSchema: cataloguePage }, ({ query, language }) =>
  listCatalogue(query, language),
)

export const POST = route({ access: 'admin', body: activityInput, responseSchema: catalogueActivity }, ({ user, body }) => createActivity(user, body))
