import { pictureQuery } from '#lib/schemas/journal/journal'
import { getPicture } from '#lib/server/journal/journal'
import { route } from '#lib/server/platform/http/route'
import { pictureResponse } from '#lib/server/platform/pictures/picture-response'

export const GET = route(
  {
    title: 'Show the picture of a journal entry',
    description: 'A JPEG at most 1,600 pixels wide or high. It needs the token, so it does not work as the address of an `<img>`.',
    query: pictureQuery,
    mediaType: 'image/jpeg',
    hasETag: true,
    isLarge: true,
  },
  async ({ user, params, query, request }) => pictureResponse(request, await getPicture(user, params.id, query.size)),
)
