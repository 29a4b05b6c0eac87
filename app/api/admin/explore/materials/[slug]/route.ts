import { materialConfirmation, unconfirmedMaterials } from '#lib/schemas/catalogue/catalogue'
import { confirmMaterial } from '#lib/server/catalogue/admin/materials'
import { route } from '#lib/server/platform/http/route'

export const PATCH = route(
  {
    title: 'Declare the allergens of a material',
    description:
      'Once per material that came with a pack. An activity that needs it declares these allergens before it is shown. The response lists the materials that still wait.',
    access: 'admin',
    body: materialConfirmation,
    responseSchema: unconfirmedMaterials,
  },
  ({ params, body }) => confirmMaterial(params.slug, body.allergens),
)
