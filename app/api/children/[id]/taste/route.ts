import { childTaste } from '#lib/schemas/profiles/taste'
import { route } from '#lib/server/platform/http/route'
import { forgetTaste, getTaste } from '#lib/server/profiles/child-taste'

export const GET = route(
  { title: 'Show a child’s taste', description: 'Clear likes and dislikes.', responseSchema: childTaste },
  ({ user, params, language }) => getTaste(user, params.id, language),
)

export const DELETE = route({ title: 'Delete a child’s taste', description: 'Everything learned about the child.' }, ({ user, params }) =>
  forgetTaste(user, params.id),
)
