import { unconfirmedMaterials } from '#lib/schemas/catalogue/catalogue'
import { listUnconfirmedMaterials } from '#lib/server/catalogue/admin/materials'
import { route } from '#lib/server/platform/http/route'

export const GET = route(
  {
    title: 'List the materials that wait',
    description: 'Those that came with a pack. No activity with one of them is shown until an admin says what it contains.',
    access: 'admin',
    responseSchema: unconfirmedMaterials,
  },
  () => listUnconfirmedMaterials(),
)
