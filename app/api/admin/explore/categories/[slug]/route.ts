import { catalogueCategory, categoryChange, categoryDeletion } from '#lib/schemas/catalogue/catalogue'
import { deleteCategory, getCatalogueCategory, updateCategory } from '#lib/server/catalogue/admin/categories'
import { route } from '#lib/server/platform/http/route'

export const GET = route({ access: 'admin', responseSchema: catalogueCategory }, ({ params }) => getCatalogueCategory(params.slug))

export const PATCH = route({ access: 'admin', body: categoryChange, responseSchema: catalogueCategory }, ({ params, body }) =>
  updateCategory(params.slug, body),
)

export const DELETE = route({ access: 'admin', query: categoryDeletion }, ({ params, query }) => deleteCategory(params.slug, query.moveTo))
