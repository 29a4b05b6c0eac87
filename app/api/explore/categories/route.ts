import { categoryList } from '#lib/schemas/explore'
import { listCategories } from '#lib/server/explore/categories'
import { route } from '#lib/server/route'

export const GET = route({ access: 'public', isShared: true, out: categoryList }, ({ language }) => listCategories(language))
