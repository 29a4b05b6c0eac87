import { materialList } from '#lib/schemas/explore'
import { listMaterials } from '#lib/server/explore/materials'
import { route } from '#lib/server/route'

export const GET = route({ access: 'public', isShared: true, out: materialList }, ({ language }) => listMaterials(language))
