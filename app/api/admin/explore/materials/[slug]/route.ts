import { materialConfirmation, unconfirmedMaterials } from '#lib/schemas/catalogue/catalogue'
import { confirmMaterial } from '#lib/server/catalogue/admin/materials'
import { route } from '#lib/server/platform/http/route'

export const PATCH = route(
  {
    title: 'Say what a material contains',
    description:
      'Of a material that came with a pack, once. An activity that needs it declares these allergens before it is shown. The answer is what still waits.',
    access: 'admin',
    body: materialConfirmation,
    responseSchema: unconfirmedMaterials,
  },
  ({ params, body }) => confirmMaterial(params.slug, body.allergens),
)
