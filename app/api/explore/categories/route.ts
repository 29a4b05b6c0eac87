import { categoryList } from '#lib/schemas/catalogue/explore'
import { listCategories } from '#lib/server/catalogue/categories'
import { route } from '#lib/server/platform/http/route'

export const GET = route(
  {
    title: 'List the categories',
    description: 'In their order; `trending` has the currently most popular activities.',
    access: 'public',
    isShared: true,
    responseSchema: categoryList,
  },
  ({ language }) => listCategories(language),
)
