// A lint rule that stops matching, after an update of Biome or a renamed folder, reports nothing: these cases show that each still works.
import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

interface Report {
  diagnostics: { category: string; message: string; location: { path: string } }[]
}

const root = path.join(import.meta.dirname, '../../..')
const checkout = fs.mkdtempSync(path.join(os.tmpdir(), 'cometa-lint-'))
const plugins = fs.readdirSync(path.join(root, 'scripts/lint')).map((file) => path.basename(file, '.grit'))
const textOf = new Map(plugins.map((name) => [name, fs.readFileSync(path.join(root, 'scripts/lint', `${name}.grit`), 'utf8')]))

/** The rule, a file to which it applies (each case has another folder, for the star), and code that breaks it. */
const violations: [rule: string, file: string, code: string][] = [
  ['noRestrictedGlobals', 'components/*/list.tsx', "export const list = fetch('/api/children')"],
  ['noRestrictedGlobals', 'lib/client/*/list.ts', 'export const request = new XMLHttpRequest()'],
  ['noProcessEnv', 'lib/server/*/mail.ts', "import 'server-only'\nexport const url = process.env.SMTP_URL"],
  ['noProcessEnv', 'app/*/page.tsx', 'export const { PORT } = process.env'],
  ['noRestrictedElements', 'components/*/sign-in.tsx', 'export const SignIn = () => <form method="post" />'],
  ['noRestrictedImports', 'app/*/page.tsx', "import { db } from '#lib/server/platform/db'\ndb()"],
  ['noRestrictedImports', 'app/*/page.tsx', "import { Prisma } from '#lib/server/generated/client'\nPrisma()"],
  ['noRestrictedImports', 'app/*/page.tsx', "import { list } from '#lib/server/journal/sql'\nlist()"],
  ['noRestrictedImports', 'app/*/page.tsx', "import { list } from '#lib/server/places/sql/list'\nlist()"],
  ['noRestrictedImports', 'app/*/page.tsx', "import { Prisma } from '@prisma/client'\nPrisma()"],
  ['noRestrictedImports', 'components/auth/*/card.tsx', "import { Map } from '#components/places/map'\nMap()"],
  ['noRestrictedImports', 'lib/domain/*/age.ts', "import fs from 'node:fs'\nfs()"],
  ['noExplicitAny', 'scripts/*/tool.ts', 'export const parse = (value: any) => value'],
  ['noExplicitAny', 'tests/unit/*/tool.ts', 'export const all = new Map<string, any>()'],
  ['noSkippedTests', 'tests/unit/*/age.test.ts', "test.skip('counts months', () => {})"],
  ['noSkippedTests', 'tests/unit/*/age.test.ts', "xit('counts months', () => {})"],
  ['noFocusedTests', 'tests/unit/*/age.test.ts', "test.only('counts months', () => {})"],
  ['suppressions/parse', 'scripts/*/tool.ts', '// biome-ignore lint/suspicious/noDebugger\ndebugger'],
  ['type-assertions', 'scripts/*/tool.ts', 'export const port = read() as number'],
  ['type-assertions', 'tests/unit/*/age.test.ts', 'export const child = {} as unknown as Child'],
  ['type-assertions', 'lib/domain/*/age.ts', 'export const months = <number>read()'],
  ['next-auth-imports', 'lib/server/auth/*/session.ts', "import 'server-only'\nimport { decode } from 'next-auth/jwt'\ndecode()"],
  ['next-auth-imports', 'components/*/sign-in.tsx', "import type { Session } from 'next-auth'\nexport type Own = Session"],
  ['next-auth-imports', 'components/*/sign-in.tsx', "export { signIn } from 'next-auth/react'"],
  ['next-auth-imports', 'lib/client/auth/*/sign-in.ts', "export const load = () => import('next-auth/react')"],
  ['next-auth-imports', 'lib/client/auth/*/sign-in.ts', "export type Session = import('next-auth').Session"],
  ['day-texts', 'components/*/entry.tsx', 'export const text = format.dateTime(new Date(at), style)'],
  ['day-texts', 'components/*/entry.tsx', 'export const text = useFormat().dateTimeRange(start, end, style)'],
  ['day-texts', 'lib/client/*/entry.ts', 'export const text = new Date(at).toLocaleDateString()'],
  ['day-texts', 'app/*/page.tsx', 'export const text = at.toLocaleString("en")'],
  ['logical-classes', 'components/*/card.tsx', 'export const Card = () => <p className="flex ml-2" />'],
  ['logical-classes', 'components/*/card.tsx', 'export const Card = () => <p className="md:-left-4" />'],
  ['logical-classes', 'components/*/card.tsx', "export const Card = () => <p className={clsx('text-right', isOpen && 'flex')} />"],
  ['logical-classes', 'components/*/card.tsx', 'export const Card = () => <p className={`' + 'p-2 border-l ${' + 'own}`} />'],
  ['logical-classes', 'components/*/card.tsx', "export const looks = { plain: 'p-2 rounded-tr-lg' }"],
  ['logical-classes', 'components/*/card.tsx', "export const Card = () => <p className={clsx({ 'pr-[3px]': isOpen })} />"],
  ['logical-classes', 'app/*/page.tsx', 'export const Page = () => <p className="scroll-mr-2" />'],
  ['message-texts', 'components/*/card.tsx', 'export const Card = () => <p>Hello there</p>'],
  ['message-texts', 'components/*/card.tsx', 'export const Card = () => <i>{count} of them</i>'],
  ['message-texts', 'components/*/card.tsx', 'export const Card = () => (\n  <b>\n    More\n    words\n  </b>\n)'],
  ['message-texts', 'components/*/card.tsx', "export const Card = () => <b>{'Also hidden'}</b>"],
  ['message-texts', 'components/*/card.tsx', 'export const Card = () => <b>{`Also hidden`}</b>'],
  ['message-texts', 'components/*/card.tsx', 'export const Card = () => <Picture alt="A dog" />'],
  ['message-texts', 'components/*/card.tsx', "export const Card = () => <Field label={'Your name'} />"],
  ['message-texts', 'components/*/card.tsx', "export const word = 'שלום'"],
  ['message-texts', 'components/*/card.tsx', 'export const Card = () => <Field is="niño" />'],
  ['message-texts', 'app/*/page.tsx', "export const metadata = { title: 'Explore' }"],
  ['route-handlers', 'app/api/*/route.ts', "export async function GET() {\n  return new Response('')\n}"],
  ['route-handlers', 'app/api/*/route.ts', "export const GET = () => new Response('')"],
  ['route-handlers', 'app/api/*/route.ts', "export { GET } from './other.ts'"],
  ['route-handlers', 'app/api/*/[id]/route.ts', 'export const list = route({}, async () => [])'],
  ['server-only', 'lib/server/*/mail.ts', "import fs from 'node:fs'\nexport const read = fs.readFileSync"],
  ['sql-files', 'lib/server/*/list.ts', "import 'server-only'\nexport const all = () => pool.query(text)"],
  ['sql-files', 'lib/catalogue/*/list.ts', "export const all = () => client.query<Row>('select 1')"],
  ['sql-files', 'lib/catalogue/*/list.ts', 'export const all = () => tx.$executeRaw`delete from child`'],
  ['sql-files', 'lib/catalogue/*/list.ts', "export const all = () => tx.$queryRawUnsafe('select 1')"],
  ['sql-files', 'lib/catalogue/*/list.ts', 'export const all = Prisma.sql`select 1`'],
  ['sql-files', 'lib/catalogue/*/list.ts', "export const all = Prisma.raw('select 1')"],
  ['sql-files', 'lib/catalogue/*/list.ts', "export const all = preparedStatement('select 1')"],
  ['sql-files', 'lib/catalogue/*/list.ts', "import { statement } from '#lib/statement'\nexport const all = statement"],
  ['sql-files', 'scripts/*/load.ts', "import { type Row, command as write, run } from '#lib/statement'\nexport const all: Row = [write, run]"],
  ['exported-statements', 'lib/server/*/sql.ts', "import 'server-only'\nconst one = command('select 1')\none()"],
  ['exported-statements', 'lib/server/*/sql/list.ts', "import 'server-only'\nconst one = composed({ row: {} })\none()"],
  ['statement-names', 'lib/server/*/list.ts', "import 'server-only'\nexport const one = { name: 'one', text, values }"],
  ['statement-names', 'scripts/*/load.ts', 'export const one = { name, text: sql }'],
  ['unconditional-tests', 'tests/unit/*/age.test.ts', "test.todo('counts months')"],
  ['unconditional-tests', 'tests/unit/*/age.test.ts', "test.skipIf(isSlow)('counts months', () => {})"],
  ['unconditional-tests', 'tests/e2e/*/age.spec.ts', "test.fail('counts months', () => {})"],
]

/** Code close to a violation, which no rule reports. */
const allowed: [file: string, code: string][] = [
  ['lib/client/*/list.ts', "export const list = fetchFromServer('/api/children', { fetch: true })"],
  ['lib/env.ts', 'export const env = process.env'],
  ['scripts/*/tool.ts', "export const sizes = ['small', 'large'] as const"],
  ['lib/server/auth/next-auth/*/session.ts', "import 'server-only'\nimport { decode } from 'next-auth/jwt'\ndecode()"],
  ['lib/client/auth/*/sign-in.ts', "import { nextAuth } from '#lib/client/auth/next-auth'\nnextAuth('next-auth')"],
  ['components/*/entry.tsx', 'export const text = format.dateTime(dayDate(day), style)'],
  ['components/*/card.tsx', 'export const Card = () => <p className="ms-2 -start-4 rounded-lg border-large text-start html-2" title={t("left")} />'],
  ['components/*/card.tsx', 'export const Card = () => <p className="w-2" aria-labelledby="names">{count} · {t("count")} 2 / 3</p>'],
  ['components/*/card.tsx', "export const Card = () => <p>{'because' in activity && <b>{t('because')}</b>}</p>"],
  ['app/*/page.tsx', "export const metadata = { title: t('explore'), description: `${" + 'name}` }'],
  ['app/api/*/route.ts', "export const GET = route({ title: 'List children' }, async () => [])"],
  ['lib/server/*/list.ts', "import 'server-only'\nexport const start = () => client.query('begin')"],
  ['lib/server/*/sql.ts', "import 'server-only'\nimport { command } from '#lib/statement'\nexport const one = command('select 1')"],
  ['lib/catalogue/*/list.ts', "import { rowsOf, run } from '#lib/statement'\nexport const all = [rowsOf, run]"],
  ['tests/unit/*/age.test.ts', "test.each([1, 2])('counts %s months', () => {})"],
]

const fixtures = [...violations, ...allowed.map(([file, code]) => ['', file, code] as const)].map(([rule, file, code], i) => ({
  rule,
  file: file.replace('*', `case-${i}`),
  code,
}))
const rulesTested = new Set(violations.map(([rule]) => rule))
/** The tested rules that were broken, by file. */
const found = new Map<string, Set<string>>()

beforeAll(async () => {
  for (const config of ['biome.json', 'biome.boundaries.json', 'scripts/lint'])
    fs.cpSync(path.join(root, config), path.join(checkout, config), { recursive: true })
  for (const { file, code } of fixtures) {
    fs.mkdirSync(path.join(checkout, path.dirname(file)), { recursive: true })
    fs.writeFileSync(path.join(checkout, file), code)
  }
  for (const { category, message, location } of (await lint()).diagnostics) {
    const rule = category === 'plugin' ? pluginOf(message) : category.replace(/^lint\/\w+\//, '')
    if (rulesTested.has(rule)) found.set(location.path, (found.get(location.path) ?? new Set()).add(rule))
  }
})
afterAll(() => fs.rmSync(checkout, { recursive: true }))

/** Lints the cases in one process, which exits with 1 because they break rules. */
function lint(): Promise<Report> {
  return new Promise((resolve) => {
    const args = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none']
    execFile(path.join(root, 'node_modules/.bin/biome'), args, { cwd: checkout }, (_, stdout) => resolve(JSON.parse(stdout)))
  })
}

function pluginOf(message: string): string {
  return plugins.find((name) => textOf.get(name)?.includes(`"${message}"`)) ?? message
}

describe('npm run lint', () => {
  test.each(fixtures.filter(({ rule }) => rule))('reports $rule in $file: $code', ({ rule, file }) => {
    expect([...(found.get(file) ?? [])]).toEqual([rule])
  })

  test.each(fixtures.filter(({ rule }) => !rule))('accepts in $file: $code', ({ file }) => {
    expect([...(found.get(file) ?? [])]).toEqual([])
  })

  test('has a case for every rule in scripts/lint', () => {
    expect(plugins.filter((name) => !rulesTested.has(name))).toEqual([])
  })
})
