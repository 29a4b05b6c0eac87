import * as z from 'zod/mini'
import { backToForm } from '#lib/server/platform/http/back-to-form'
import { route } from '#lib/server/platform/http/route'

/** The format of element ids that React generates. */
const elementId = z.string().check(z.regex(/^[\w:«»-]{1,64}$/))

/** Receives a form submitted before the page's scripts run: the input is neither read nor stored. */
export const POST = route(
  {
    title: 'Return to an unsent form',
    description: 'Receives a form submitted before the page’s scripts run. Reads nothing and stores nothing.',
    status: 303,
    access: 'public',
    query: z.strictObject({ form: elementId }),
  },
  async ({ request, query }) => backToForm(request, query.form),
)
