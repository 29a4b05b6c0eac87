import { materialList } from '#lib/schemas/catalogue/explore'
import { listMaterials } from '#lib/server/catalogue/materials'
import { route } from '#lib/server/platform/http/route'

export const GET = route(
  { title: 'List the materials', description: 'The vocabulary of materials.', access: 'public', isShared: true, responseSchema: materialList },
  ({ language }) => listMaterials(language),
)
