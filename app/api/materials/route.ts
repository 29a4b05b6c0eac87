import { materialList } from '#lib/schemas/catalogue/explore'
import { listMaterials } from '#lib/server/catalogue/materials'
import { route } from '#lib/server/platform/http/route'

export const GET = route({ access: 'public', isShared: true, responseSchema: materialList }, ({ language }) => listMaterials(language))
