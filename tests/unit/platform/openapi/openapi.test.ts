import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fromWire, toWire } from '#lib/schemas/platform/wire'
import { components } from '#lib/server/platform/openapi/components/all'
import { openApiText } from '#lib/server/platform/openapi/generated'
import type { JsonSchema } from '#lib/server/platform/openapi/types'
import { apiDescription } from '../../../setup/api-description.ts'
import { readSources } from '../../../setup/sources.ts'

/** Linter rules that the API breaks on purpose, with the reason. */
const exceptions = [
  { rule: 'operation-4xx-response', at: '#/paths/~1livez/get/responses', because: 'the process answers every request' },
  { rule: 'operation-4xx-response', at: '#/paths/~1auth~1session/get/responses', because: 'a visitor gets {}' },
  { rule: 'operation-2xx-response', at: '#/paths/~1unsent/post/responses', because: 'it redirects, and has no success' },
]

test('the OpenAPI description passes an independent linter', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const found = await lintFromString({ source: openApiText, absoluteRef: '/openapi.json', config })
  const findings = found.map(({ ruleId, message, location: [place] }) => ({ rule: ruleId, at: place?.pointer, message }))
  const isException = ({ rule, at }: (typeof findings)[number]) => exceptions.some((exception) => exception.rule === rule && exception.at === at)
  expect(findings.filter((finding) => !isException(finding))).toEqual([])
  expect(findings.filter(isException)).toHaveLength(exceptions.length)
})

test('the OpenAPI description contains every handler except catch-all routes', () => {
  const handlers = readSources(['app/api'], ['/route.ts']).flatMap(({ file, text }) => {
    const path = file.replace('app/api', '').replace('/route.ts', '').replaceAll('[', '{').replaceAll(']', '}')
    return path.includes('...') ? [] : [...text.matchAll(/^export const (\w+) =/gm)].map(([, method]) => `${method} ${path}`)
  })
  const described = Object.entries(apiDescription.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  )
  // The only described call of next-auth is the one that returns a token.
  expect(described.sort()).toEqual([...handlers, 'GET /auth/session'].sort())
})

describe('examples of the OpenAPI description', () => {
  test.each(components)('match their schema: $name', ({ schema, io, example }) => {
    const wire: unknown = JSON.parse(JSON.stringify(toWire(example)))
    const parsed = z.parse(schema, fromWire(wire))
    if (io === 'output') expect(toWire(parsed)).toEqual(wire)
  })

  test('exist for each JSON body and response except plain lists', () => {
    const operations = Object.entries(apiDescription.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ call: `${method} ${path}`, operation })),
    )
    const without = operations.flatMap(({ call, operation: { requestBody, responses } }) => {
      const contents = [requestBody?.content, ...Object.values(responses).map((response) => ('$ref' in response ? undefined : response.content))]
      const schemas = contents.map((content) => content?.['application/json']?.schema)
      return schemas.some((schema) => schema && !hasExample(schema)) ? [call] : []
    })
    // Files, and the response of next-auth.
    expect(without.sort()).toEqual(['get /auth/session', 'get /openapi.json', 'get /user/me/export', 'post /locations/import'])
  })
})

function hasExample({ $ref, anyOf, items }: JsonSchema): boolean {
  return $ref !== undefined || anyOf !== undefined || items !== undefined
}

test('the OpenAPI description derives problem responses from the route declarations', () => {
  const statuses = (path: string, method: string) => Object.keys(apiDescription.paths[path]?.[method]?.responses ?? {})
  expect(statuses('/settings/languages', 'get')).toEqual(['200', '304', '401', '500', '503'])
  expect(statuses('/children/{id}', 'get')).toEqual(['200', '401', '403', '404', '500', '503'])
  expect(statuses('/children/{id}', 'patch')).toEqual(['200', '401', '403', '404', '409', '413', '422', '429', '500', '503'])
  expect(apiDescription.paths['/locations']?.post?.responses[403]).toEqual({ $ref: '#/components/responses/forbidden_or_user_type_required' })
  expect(apiDescription.paths['/locations']?.get?.security).toEqual([{}, { bearer: [] }])
})

test('the OpenAPI description uses the field names of the API and leaves out internal ones', () => {
  const { Child, ActivityRequest } = apiDescription.components.schemas
  expect(Child).toMatchObject({
    properties: { date_of_birth: { type: 'string', format: 'date' }, created_at: { format: 'date-time' } },
    required: expect.arrayContaining(['unknown_allergies']),
    additionalProperties: false,
  })
  expect(JSON.stringify(ActivityRequest)).toContain('batch_size')
  const near = apiDescription.paths['/explore/activities']?.get?.parameters.find(({ name }) => name === 'age_months')
  expect(near).toMatchObject({ in: 'query', schema: { type: 'integer', minimum: 0 } })
})
