import { catalogueCategory, categoryChange, categoryDeletion } from '#lib/schemas/catalogue/catalogue'
import { deleteCategory, getCatalogueCategory, updateCategory } from '#lib/server/catalogue/admin/categories'
import { route } from '#lib/server/platform/http/route'

export const GET = route({ title: 'Show a category', access: 'admin', responseSchema: catalogueCategory }, ({ params }) =>
  getCatalogueCategory(params.slug),
)

export const PATCH = route(
  {
    title: 'Change a category',
    description: '`position` moves it; the others shift.',
    access: 'admin',
    body: categoryChange,
    responseSchema: catalogueCategory,
  },
  ({ params, body }) => updateCategory(params.slug, body),
)

export const DELETE = route(
  { title: 'Remove a category', description: 'Its activities move to the category `move_to`.', access: 'admin', query: categoryDeletion },
  ({ params, query }) => deleteCategory(params.slug, query.moveTo),
)
