import { catalogueCategory, catalogueCategoryList, categoryInput } from '#lib/schemas/catalogue/catalogue'
import { createCategory, findSameCategory, listCatalogueCategories } from '#lib/server/catalogue/admin/categories'
import { createOnce } from '#lib/server/platform/http/idempotency'
import { route } from '#lib/server/platform/http/route'

export const GET = route(
  { title: 'List all categories', description: 'Hidden ones too.', access: 'admin', responseSchema: catalogueCategoryList },
  () => listCatalogueCategories(),
)

export const POST = route(
  { title: 'Add a category', description: 'An id that is taken is 409.', access: 'admin', body: categoryInput, responseSchema: catalogueCategory },
  ({ body, request }) =>
    createOnce(
      request,
      () => findSameCategory(body),
      () => createCategory(body),
    ),
)
