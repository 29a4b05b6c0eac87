import { safetyCheckInput } from '#lib/schemas/catalogue/catalogue'
import { factProposals } from '#lib/schemas/catalogue/fact-proposals'
import { proposeFacts } from '#lib/server/catalogue/admin/fact-proposals'
import { route } from '#lib/server/platform/http/route'

/** What the reader finds in an activity that is being written. Nothing is kept. */
export const POST = route(
  {
    title: 'Propose facts for an activity',
    description:
      'What the reader, a language model, finds in an activity that is being written and that is not declared yet. Each language with a description or a step is read. A person adds what is right; nothing is kept. Closing the connection stops the reader. Without a reader, and if it fails in every language, 503.',
    access: 'admin',
    keepsNothing: true,
    body: safetyCheckInput,
    responseSchema: factProposals,
    status: 200,
  },
  ({ body, language, request }) => proposeFacts(body, language, request.signal),
)
