import { classList, classListInput } from '#lib/schemas/profiles/class-list'
import { route } from '#lib/server/platform/http/route'
import { parseClassList } from '#lib/server/profiles/class-list'

export const POST = route(
  {
    title: 'Read a class list',
    description: 'The children read from a pasted list. Nothing is stored: add each with POST /children.',
    keepsNothing: true,
    body: classListInput,
    responseSchema: classList,
  },
  ({ user, body, language }) => parseClassList(user, body, language),
)
