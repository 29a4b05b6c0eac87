import { catalogueCategory, catalogueCategoryList, categoryInput } from '#lib/schemas/catalogue/catalogue'
import { createCategory, listCatalogueCategories } from '#lib/server/catalogue/admin/categories'
import { route } from '#lib/server/platform/http/route'

export const GET = route({ access: 'admin', responseSchema: catalogueCategoryList }, () => listCatalogueCategories())

export const POST = route({ access: 'admin', body: categoryInput, responseSchema: catalogueCategory }, ({ body }) => createCategory(body))
