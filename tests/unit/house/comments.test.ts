import { expect, test } from 'vitest'
import { findMatches, readSources } from '../../setup/sources.ts'

// The linter sees no comments. This file names what it looks for.
const sources = readSources(['app', 'components', 'lib', 'prisma/seed', 'scripts', 'tests', 'proxy.ts'], ['.ts', '.tsx', '.mjs']).filter(
  ({ file }) => file !== 'tests/unit/house/comments.test.ts',
)

test.each([
  ['postpones work', /\b(?:TODO|FIXME|XXX|HACK)\b/g],
  ['switches off the compiler', /@ts-(?:ignore|nocheck|expect-error)/g],
])('no comment %s', (_, pattern) => {
  expect(findMatches(sources, pattern)).toEqual([])
})
