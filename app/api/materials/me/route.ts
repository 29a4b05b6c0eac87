import { materialsAtHome } from '#lib/schemas/catalogue/explore'
import { ownMaterials, setOwnMaterials } from '#lib/server/catalogue/materials'
import { route } from '#lib/server/platform/http/route'

export const GET = route({ title: 'List the user’s materials at home', responseSchema: materialsAtHome }, ({ user }) => ownMaterials(user))

export const PUT = route({ title: 'Set the user’s materials at home', body: materialsAtHome, responseSchema: materialsAtHome }, ({ user, body }) =>
  setOwnMaterials(user, body),
)
