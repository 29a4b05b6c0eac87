import { pictureNames } from '#lib/schemas/catalogue'
import { shippedPictures } from '#lib/server/catalogue/pictures'
import { route } from '#lib/server/route'

export const GET = route({ access: 'admin', out: pictureNames }, () => shippedPictures())
