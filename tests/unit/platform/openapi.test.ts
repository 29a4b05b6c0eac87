import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fromWire, toWire } from '#lib/schemas/platform/wire'
import { components } from '#lib/server/platform/openapi/components/all'
import { openApiText } from '#lib/server/platform/openapi/generated'
import type { JsonSchema } from '#lib/server/platform/openapi/types'
import { apiDescription } from '../../setup/api-description.ts'
import { readSources } from '../../setup/sources.ts'

/** What the linter asks for and is not so here, with the reason. */
const exceptions = [
  { rule: 'operation-4xx-response', at: '#/paths/~1livez/get/responses', because: 'whatever is asked, the process answers' },
  { rule: 'operation-4xx-response', at: '#/paths/~1auth~1session/get/responses', because: 'a visitor gets {}' },
  { rule: 'operation-2xx-response', at: '#/paths/~1unsent/post/responses', because: 'it leads back, and does nothing that could succeed' },
]

test('an independent linter finds nothing in the API’s description', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const found = await lintFromString({ source: openApiText, absoluteRef: '/openapi.json', config })
  const findings = found.map(({ ruleId, message, location: [place] }) => ({ rule: ruleId, at: place?.pointer, message }))
  const isException = ({ rule, at }: (typeof findings)[number]) => exceptions.some((exception) => exception.rule === rule && exception.at === at)
  expect(findings.filter((finding) => !isException(finding))).toEqual([])
  expect(findings.filter(isException)).toHaveLength(exceptions.length)
})

test('every handler is described, but for those of any path there is', () => {
  const handlers = readSources(['app/api'], ['/route.ts']).flatMap(({ file, text }) => {
    const path = file.replace('app/api', '').replace('/route.ts', '').replaceAll('[', '{').replaceAll(']', '}')
    return path.includes('...') ? [] : [...text.matchAll(/^export const (\w+) =/gm)].map(([, method]) => `${method} ${path}`)
  })
  const described = Object.entries(apiDescription.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  )
  // Of next-auth's own calls, the one that gives a token.
  expect(described.sort()).toEqual([...handlers, 'GET /auth/session'].sort())
})

describe('an example', () => {
  test.each(components)('of $name is as its schema says', ({ schema, io, example }) => {
    const wire: unknown = JSON.parse(JSON.stringify(toWire(example)))
    const parsed = z.parse(schema, fromWire(wire))
    if (io === 'output') expect(toWire(parsed)).toEqual(wire)
  })

  test('is there for each body and each answer in JSON that is more than a list of words', () => {
    const operations = Object.entries(apiDescription.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ call: `${method} ${path}`, operation })),
    )
    const without = operations.flatMap(({ call, operation: { requestBody, responses } }) => {
      const contents = [requestBody?.content, ...Object.values(responses).map((response) => ('$ref' in response ? undefined : response.content))]
      const schemas = contents.map((content) => content?.['application/json']?.schema)
      return schemas.some((schema) => schema && !hasExample(schema)) ? [call] : []
    })
    // Files, and what next-auth answers.
    expect(without.sort()).toEqual(['get /auth/session', 'get /openapi.json', 'get /user/me/export', 'post /locations/import'])
  })
})

function hasExample({ $ref, anyOf, items }: JsonSchema): boolean {
  return $ref !== undefined || anyOf !== undefined || items !== undefined
}

test('problems follow from what is declared', () => {
  const statuses = (path: string, method: string) => Object.keys(apiDescription.paths[path]?.[method]?.responses ?? {})
  expect(statuses('/settings/languages', 'get')).toEqual(['200', '304', '401', '500', '503'])
  expect(statuses('/children/{id}', 'get')).toEqual(['200', '401', '403', '404', '500', '503'])
  expect(statuses('/children/{id}', 'patch')).toEqual(['200', '401', '403', '404', '409', '413', '422', '429', '500', '503'])
  expect(apiDescription.paths['/locations']?.post?.responses[403]).toEqual({ $ref: '#/components/responses/forbidden_or_user_type_required' })
  expect(apiDescription.paths['/locations']?.get?.security).toEqual([{}, { bearer: [] }])
})

test('names and fields are the wire’s, and what only the code knows is left out', () => {
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
