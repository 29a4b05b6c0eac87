import { pictureNames } from '#lib/schemas/catalogue/catalogue'
import { shippedPictures } from '#lib/server/catalogue/admin/pictures'
import { route } from '#lib/server/platform/http/route'

export const GET = route(
  { title: 'List the pictures', description: 'Names of the pictures that the app ships.', access: 'admin', responseSchema: pictureNames },
  () => shippedPictures(),
)
