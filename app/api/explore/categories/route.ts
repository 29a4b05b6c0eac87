import { categoryList } from '#lib/schemas/catalogue/explore'
import { listCategories } from '#lib/server/catalogue/categories'
import { route } from '#lib/server/platform/http/route'

export const GET = route({ access: 'public', isShared: true, responseSchema: categoryList }, ({ language }) => listCategories(language))
