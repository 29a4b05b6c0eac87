import { correction, correctionInput } from '#lib/schemas/places/correction'
import { createCorrection } from '#lib/server/places/corrections'
import { route } from '#lib/server/platform/http/route'

export const POST = route({ title: 'Say what is wrong with a place', body: correctionInput, responseSchema: correction }, ({ user, params, body }) =>
  createCorrection(user, params.id, body),
)
