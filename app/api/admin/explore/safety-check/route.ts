import { safetyCheck, safetyCheckInput } from '#lib/schemas/catalogue/catalogue'
import { checkSafety } from '#lib/server/catalogue/admin/safety-check'
import { route } from '#lib/server/platform/http/route'

/** Lists the dangers that a draft activity must declare. Nothing is stored. */
export const POST = route(
  {
    title: 'Check an activity for dangers',
    description: 'Lists the dangers that a draft activity must declare. Nothing is stored.',
    access: 'admin',
    keepsNothing: true,
    body: safetyCheckInput,
    responseSchema: safetyCheck,
    status: 200,
  },
  ({ body, language }) => checkSafety(body, language),
)
