import { correction, correctionInput } from '#lib/schemas/places/correction'
import { createCorrection } from '#lib/server/places/corrections'
import { route } from '#lib/server/platform/http/route'

export const POST = route({ body: correctionInput, responseSchema: correction }, ({ user, params, body }) => createCorrection(user, params.id, body))
