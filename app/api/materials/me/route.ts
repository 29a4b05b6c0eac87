import { materialsAtHome } from '#lib/schemas/catalogue/explore'
import { ownMaterials, setOwnMaterials } from '#lib/server/catalogue/materials'
import { route } from '#lib/server/platform/http/route'

export const GET = route({ title: 'List what one has at home', responseSchema: materialsAtHome }, ({ user }) => ownMaterials(user))

export const PUT = route({ title: 'Say what one has at home', body: materialsAtHome, responseSchema: materialsAtHome }, ({ user, body }) =>
  setOwnMaterials(user, body),
)
