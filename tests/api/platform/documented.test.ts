import fs from 'node:fs'
import { expect, test } from 'vitest'
import { declaredCalls } from '../../setup/routes.ts'

test('docs/api.md has a row for every call of the API', async () => {
  const rows = fs.readFileSync('docs/api.md', 'utf8').matchAll(/^\| ([A-Z, ]+) \| `([^`?]+)/gm)
  const documented = new Set([...rows].flatMap(([, methods = '', path = '']) => methods.split(', ').map((method) => `${method} ${path}`)))
  // The catch-all returns 404 for paths that do not exist.
  const calls = (await declaredCalls()).filter(({ path }) => path !== '[...path]')
  const declared = calls.map(({ method, path }) => `${method} /${path.replaceAll('[', '{').replaceAll(']', '}')}`)
  expect(declared.length).toBeGreaterThan(50)
  expect(declared.filter((call) => !documented.has(call))).toEqual([])
})
