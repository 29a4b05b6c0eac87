import { expect, test } from 'vitest'
import { findMatches, readSources } from '../../setup/sources.ts'

const files = readSources(['tests/api', 'tests/attacks'])
const leavesTraces = /vi\.(?:hoisted|mock)\(|process\.env\.\w+ =[^=]|Object\.assign\(process\.env|setup\/services\//g

test('API tests that set variables, replace modules or start services run in their own process', () => {
  expect(
    findMatches(
      files.filter(({ file }) => file.endsWith('.test.ts') && !file.endsWith('.isolated.test.ts')),
      leavesTraces,
    ),
  ).toEqual([])
})
