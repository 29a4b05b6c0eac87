import { categoryList } from '#lib/schemas/explore'
import { categoryAnswers, listCategories } from '#lib/server/explore/categories'
import { route } from '#lib/server/route'

export const GET = route({ access: 'public', isShared: true, kept: categoryAnswers, out: categoryList }, ({ language }) => listCategories(language))
