import { unconfirmedMaterials } from '#lib/schemas/catalogue/catalogue'
import { listUnconfirmedMaterials } from '#lib/server/catalogue/admin/materials'
import { route } from '#lib/server/platform/http/route'

export const GET = route(
  {
    title: 'List the materials that wait',
    description: 'Materials that came with a pack. No activity with one of them is shown until an admin declares its allergens.',
    access: 'admin',
    responseSchema: unconfirmedMaterials,
  },
  () => listUnconfirmedMaterials(),
)
