import { correction, correctionDecision } from '#lib/schemas/places/correction'
import { decideCorrection } from '#lib/server/places/corrections'
import { route } from '#lib/server/platform/http/route'

export const PATCH = route(
  {
    title: 'Decide a correction',
    description: 'Accepting that a place is closed for good deletes it.',
    problems: ['conflict'],
    access: 'admin',
    body: correctionDecision,
    responseSchema: correction,
  },
  ({ params, body }) => decideCorrection(params.id, body),
)
