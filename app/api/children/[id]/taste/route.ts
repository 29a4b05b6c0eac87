import { childTaste } from '#lib/schemas/profiles/taste'
import { route } from '#lib/server/platform/http/route'
import { forgetTaste, getTaste } from '#lib/server/profiles/child-taste'

export const GET = route(
  { title: 'Show a child’s taste', description: 'What it clearly likes and does not.', responseSchema: childTaste },
  ({ user, params, language }) => getTaste(user, params.id, language),
)

export const DELETE = route({ title: 'Forget a child’s taste', description: 'What was learned of it.' }, ({ user, params }) =>
  forgetTaste(user, params.id),
)
