import { correctionQuery, correctionQueue } from '#lib/schemas/places/correction'
import { listCorrections } from '#lib/server/places/corrections'
import { route } from '#lib/server/platform/http/route'

export const GET = route(
  {
    title: 'List corrections',
    description: 'Errors that users reported in places. Without `status`, the undecided ones.',
    access: 'admin',
    query: correctionQuery,
    responseSchema: correctionQueue,
  },
  ({ query }) => listCorrections(query, new Date()),
)
