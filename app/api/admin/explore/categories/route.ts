import { catalogueCategory, catalogueCategoryList, categoryInput } from '#lib/schemas/catalogue/catalogue'
import { createCategory, findSameCategory, listCatalogueCategories } from '#lib/server/catalogue/admin/categories'
import { createOnce } from '#lib/server/platform/http/idempotency'
import { route } from '#lib/server/platform/http/route'

export const GET = route(
  { title: 'List all categories', description: 'Includes hidden ones.', access: 'admin', responseSchema: catalogueCategoryList },
  () => listCatalogueCategories(),
)

export const POST = route(
  { title: 'Add a category', description: '409 if the id is taken.', access: 'admin', body: categoryInput, responseSchema: catalogueCategory },
  ({ body, request }) =>
    createOnce(
      request,
      () => findSameCategory(body),
      () => createCategory(body),
    ),
)
