import { catalogueCategory, categoryChange, categoryDeletion } from '#lib/schemas/catalogue/catalogue'
import { deleteCategory, getCatalogueCategory, updateCategory } from '#lib/server/catalogue/admin/categories'
import { route } from '#lib/server/platform/http/route'

export const GET = route({ title: 'Show a category', access: 'admin', responseSchema: catalogueCategory }, ({ params }) =>
  getCatalogueCategory(params.slug),
)

export const PATCH = route(
  {
    title: 'Change a category',
    description: '`position` moves it; the others make room.',
    access: 'admin',
    body: categoryChange,
    responseSchema: catalogueCategory,
  },
  ({ params, body }) => updateCategory(params.slug, body),
)

export const DELETE = route(
  { title: 'Remove a category', description: 'Its activities go to the one that `move_to` names.', access: 'admin', query: categoryDeletion },
  ({ params, query }) => deleteCategory(params.slug, query.moveTo),
)
