import 'server-only'
import { operationsByHand } from '#lib/server/platform/openapi/by-hand'
import { introduction } from '#lib/server/platform/openapi/introduction'
import { namedSchemas } from '#lib/server/platform/openapi/json-schemas'
import { operationOf } from '#lib/server/platform/openapi/operation'
import { headerParameters } from '#lib/server/platform/openapi/parameters'
import { problemResponses } from '#lib/server/platform/openapi/problems'
import { responseHeaders } from '#lib/server/platform/openapi/responses'
import { tags } from '#lib/server/platform/openapi/tags'
import type { Call, OpenApiDocument } from '#lib/server/platform/openapi/types'

/** Describes these calls and those outside route(). @param version of the app */
export async function openApiDocument(calls: Call[], version: string): Promise<OpenApiDocument> {
  const paths: OpenApiDocument['paths'] = operationsByHand()
  for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call) }
  return {
    openapi: '3.1.1',
    info: { title: 'Cometa', version, description: introduction, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/api' }],
    tags,
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The `token` of `GET /auth/session`.' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'next-auth.session-token',
          description: 'next-auth’s own; over HTTPS `__Host-next-auth.session-token`.',
        },
      },
      parameters: headerParameters,
      headers: responseHeaders,
      responses: await problemResponses(calls),
      schemas: namedSchemas(),
    },
  }
}
