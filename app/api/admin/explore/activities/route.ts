import { activityInput, catalogueActivity, cataloguePage, catalogueQuery } from '#lib/schemas/catalogue/catalogue'
import { createActivity, findCatalogueActivity } from '#lib/server/catalogue/admin/activities'
import { listCatalogue } from '#lib/server/catalogue/admin/list'
import { createOnce } from '#lib/server/platform/http/idempotency'
import { route } from '#lib/server/platform/http/route'

export const GET = route(
  {
    title: 'List all activities',
    description: 'Includes drafts and hidden ones.',
    access: 'admin',
    query: catalogueQuery,
    responseSchema: cataloguePage,
  },
  ({ query, language }) => listCatalogue(query, language),
)

export const POST = route(
  {
    title: 'Add an activity',
    description: 'Without `facts` it is a draft that is never shown to users.',
    access: 'admin',
    body: activityInput,
    responseSchema: catalogueActivity,
  },
  ({ user, body, request }) => createOnce(request, findCatalogueActivity, (id) => createActivity(user, id, body)),
)
