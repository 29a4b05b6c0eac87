import { materialsAtHome } from '#lib/schemas/catalogue/explore'
import { ownMaterials, setOwnMaterials } from '#lib/server/catalogue/materials'
import { route } from '#lib/server/platform/http/route'

export const GET = route({ responseSchema: materialsAtHome }, ({ user }) => ownMaterials(user))

export const PUT = route({ body: materialsAtHome, responseSchema: materialsAtHome }, ({ user, body }) => setOwnMaterials(user, body))
