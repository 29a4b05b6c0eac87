import 'server-only'
import { appStatus } from '#lib/schemas/platform/app-status'
import { jsonSchemas } from '#lib/server/platform/openapi/json-schemas'
import { tagOf } from '#lib/server/platform/openapi/tags'
import type { Operation } from '#lib/server/platform/openapi/types'

const session = {
  type: 'object',
  properties: {
    user: {
      type: 'object',
      properties: {
        id: { type: 'string', format: 'uuid' },
        name: { type: 'string' },
        email: { type: 'string' },
        user_type: { type: ['string', 'null'], enum: ['parent', 'educator', null] },
        is_admin: { type: 'boolean' },
      },
      additionalProperties: false,
    },
    token: { type: 'string', description: 'A bearer token for the API. It is valid for at most 15 minutes.' },
    expires: { type: 'string', format: 'date-time' },
  },
  additionalProperties: false,
}

/** Describes calls outside route(): the liveness check, and next-auth's calls that an API client needs. */
export function operationsByHand(): Record<string, Record<string, Operation>> {
  const [alive = {}] = jsonSchemas([appStatus], 'output')
  return {
    '/livez': {
      get: {
        operationId: 'getLivez',
        summary: 'Check that the process runs',
        description: '**Who:** anyone.',
        tags: [tagOf('/livez')],
        'x-role': 'public',
        security: [],
        parameters: [],
        responses: { 200: { description: 'The process runs.', content: { 'application/json': { schema: alive } } } },
      },
    },
    '/auth/session': {
      get: {
        operationId: 'getAuthSession',
        summary: 'Get a token',
        description: '**Who:** anyone with next-auth’s session cookie. `{}` for a visitor.',
        tags: [tagOf('/auth/session')],
        'x-role': 'public',
        security: [{}, { session: [] }],
        parameters: [],
        responses: {
          200: { description: 'The signed-in user, with a token.', content: { 'application/json': { schema: session } } },
          503: { $ref: '#/components/responses/unavailable' },
        },
      },
    },
  }
}
