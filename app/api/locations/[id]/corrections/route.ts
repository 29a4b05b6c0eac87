import { correction, correctionInput } from '#lib/schemas/places/correction'
import { createCorrection, findCorrection } from '#lib/server/places/corrections'
import { createOnce } from '#lib/server/platform/http/idempotency'
import { route } from '#lib/server/platform/http/route'

export const POST = route(
  { title: 'Report an error in a place', body: correctionInput, responseSchema: correction },
  ({ user, params, body, request }) =>
    createOnce(
      request,
      (id) => findCorrection(user, id),
      (id) => createCorrection(user, id, params.id, body),
    ),
)
