import { expect, test } from 'vitest'
import { findMatches, readSources } from '../../setup/sources.ts'

const all = readSources(['app', 'components', 'lib', 'scripts', 'proxy.ts'])
const isSql = ({ file }: { file: string }) => /\/sql(?:\/[\w-]+)?\.ts$/.test(file)
const sqlFiles = all.filter(isSql)
const others = all.filter((source) => !isSql(source))

/** These have SQL of their own. */
const free = [
  // They run statements: those of the files named sql, and those of the rate limiter, which writes its own.
  'lib/statement.ts',
  'lib/prepared-statement.ts',
  'lib/server/platform/rate-limiter.ts',
  // They run before there is a schema, or beside it: nothing can be described there.
  'scripts/migrate.ts',
  'scripts/database/database.ts',
  'scripts/database/embedded-postgres.ts',
  'scripts/database/schema-engine/',
  // A browser's permissions are queried too.
  'lib/client/',
]

// What begins and ends a transaction says nothing of tables.
const rawSql = /\.query(?:<.*>)?\((?!'(?:begin|commit|rollback)'\))|\$(?:query|execute)Raw|\bPrisma\.(?:sql|raw)\b|\bprepared\(/g
test('SQL stands in the files named sql alone', () => {
  expect(
    findMatches([{ file: 'x.ts', text: "pool.query(text)\nclient.query<Row>('select 1')\nclient.query('begin')\ntx.$executeRaw`x`" }], rawSql),
  ).toHaveLength(3)
  expect(
    findMatches(
      others.filter(({ file }) => !free.some((place) => file.startsWith(place))),
      rawSql,
    ),
  ).toEqual([])
})

const writing = /^import \{[^}]*\b(?:statement|command|composed)\b[^}]*\} from '#lib\/statement'$/gm
test('statements are written there alone', () => {
  expect(findMatches(sqlFiles, writing).length).toBeGreaterThan(10)
  expect(findMatches(others, writing)).toEqual([])
})

const unexported = /^(?:const|let) \w+ = (?:statement|command|composed)\(/gm
test('and exported, one and all: what is exported is tried', () => {
  expect(findMatches([{ file: 'x.ts', text: 'const one = command(\nexport const two = statement({' }], unexported)).toHaveLength(1)
  expect(findMatches(sqlFiles, unexported)).toEqual([])
})
