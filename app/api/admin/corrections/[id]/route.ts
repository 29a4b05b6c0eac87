import { correction, correctionDecision } from '#lib/schemas/places/correction'
import { decideCorrection } from '#lib/server/places/corrections'
import { route } from '#lib/server/platform/http/route'

export const PATCH = route({ access: 'admin', body: correctionDecision, responseSchema: correction }, ({ params, body }) =>
  decideCorrection(params.id, body),
)
