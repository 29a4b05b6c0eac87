import { correctionQuery, correctionQueue } from '#lib/schemas/places/correction'
import { listCorrections } from '#lib/server/places/corrections'
import { route } from '#lib/server/platform/http/route'

export const GET = route(
  {
    title: 'List corrections',
    description: 'What people said is wrong with places; those to be decided where no `status` is given.',
    access: 'admin',
    query: correctionQuery,
    responseSchema: correctionQueue,
  },
  ({ query }) => listCorrections(query, new Date()),
)
