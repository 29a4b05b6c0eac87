import { safetyCheckInput } from '#lib/schemas/catalogue/catalogue'
import { factProposals } from '#lib/schemas/catalogue/fact-proposals'
import { proposeFacts } from '#lib/server/catalogue/admin/fact-proposals'
import { route } from '#lib/server/platform/http/route'

/** Proposes the facts that the reader finds in an unsaved activity. Stores nothing. */
export const POST = route(
  {
    title: 'Propose facts for an activity',
    description:
      'Facts that the reader, a language model, finds in a draft activity and that are not declared yet. It reads each language with a description or a step. A person adds the correct ones; nothing is stored. Closing the connection stops the reader. 503 without a reader, and if it fails in every language.',
    access: 'admin',
    keepsNothing: true,
    body: safetyCheckInput,
    responseSchema: factProposals,
    status: 200,
  },
  ({ body, language, request }) => proposeFacts(body, language, request.signal),
)
