// `npm test`: runs all suites in turn, even if one fails; then lists failures and prints one line with the counts.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { build, buildIsCurrent, generate } from './build.ts'

/** The used parts of the runners' reports. */
interface VitestReport {
  numPassedTests: number
  numTotalTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}
interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: { file: string; title: string; ok: boolean; tests: { results: { error?: { message?: string } }[] }[] }[]
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
}

interface Count {
  passed: number
  failed: number
}

const root = path.join(import.meta.dirname, '..')
const reports = path.join(root, 'test-results')
const bin = (tool: string) => path.join(root, 'node_modules/.bin', tool)

fs.rmSync(reports, { recursive: true, force: true })
fs.mkdirSync(reports, { recursive: true })
// Compiled TypeScript is cached for all apps, threads and commands that the tests start.
process.env.NODE_COMPILE_CACHE ??= path.join(root, 'node_modules/.cache/node')
process.loadEnvFile(path.join(root, 'tests/e2e/setup/playwright.env'))
await generate()

const total: Count = { passed: 0, failed: 0 }
/** The failures, each with the first line of its error. */
const failures: string[] = []
// Together, because each of them uses one core most of the time.
await Promise.all([buildAndCheckTypes(), lintAndTestFunctions()])
await suite('API', () => vitest('api', 'api-isolated'))
await suite('Startup', () => vitest('startup'))
await suite('Browser', playwright)

if (failures.length > 0) console.log(`\n== Failed\n${failures.join('\n')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0

async function buildAndCheckTypes() {
  await suite('Production build', async () => {
    if (!buildIsCurrent()) await build({ isGenerated: true })
    return { passed: 1, failed: 0 }
  })
  // Runs after the build, which writes the types of the routes.
  await suite('Types', () => tool('tsc', ['--noEmit']))
}

async function lintAndTestFunctions() {
  await suite('Lint and import boundaries', () => tool('biome', ['check', '--error-on-warnings']))
  await suite('Unused code', () => tool('knip', ['--treat-config-hints-as-errors']))
  await suite('Links in docs', () => tool('markdownlint-cli2', []))
  await suite('Spelling in docs', () => tool('cspell', ['lint', '--no-progress']))
  await suite('Unit', () => vitest('unit'))
}

async function suite(name: string, run: () => Promise<Count>) {
  const startedAt = Date.now()
  console.log(`\n== ${name}`)
  const count = await run().catch((error: unknown): Count => {
    console.error(error instanceof Error ? error.message : error)
    failures.push(name)
    return { passed: 0, failed: 1 }
  })
  total.passed += count.passed
  total.failed += count.failed
  console.log(`== ${name}: ${count.passed} passed, ${count.failed} failed (${Math.round((Date.now() - startedAt) / 1000)} s)`)
}

/** Counts a tool as one test. */
async function tool(name: string, args: string[]): Promise<Count> {
  const code = await run(bin(name), args)
  if (code !== 0) failures.push(name)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function vitest(...projects: string[]): Promise<Count> {
  const file = path.join(reports, `${projects.join('-')}.json`)
  const code = await run(bin('vitest'), [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const report: VitestReport = JSON.parse(fs.readFileSync(file, 'utf8'))
  for (const { name, status, message, assertionResults } of report.testResults) {
    const where = path.relative(root, name)
    const failed = assertionResults.filter((test) => test.status !== 'passed')
    failures.push(...failed.map(({ fullName, failureMessages: [why = ''] }) => failure(where, fullName, why)))
    if (status !== 'passed' && failed.length === 0) failures.push(failure(where, 'the file', message))
  }
  return counted(report.numPassedTests, report.numTotalTests - report.numPassedTests, code)
}

async function playwright(): Promise<Count> {
  const file = path.join(reports, 'playwright.json')
  const code = await run(bin('playwright'), ['test'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file })
  const { stats, suites }: PlaywrightReport = JSON.parse(fs.readFileSync(file, 'utf8'))
  const addFailed = ({ specs = [], suites: inner = [] }: PlaywrightSuite): void => {
    for (const { file: where, title, ok, tests } of specs)
      if (!ok) failures.push(failure(where, title, tests[0]?.results.at(-1)?.error?.message ?? ''))
    inner.forEach(addFailed)
  }
  suites.forEach(addFailed)
  return counted(stats.expected, stats.unexpected + stats.flaky + stats.skipped, code)
}

function failure(where: string, test: string, why: string): string {
  const [firstLine = ''] = stripVTControlCharacters(why).split('\n')
  return `${where} > ${test}: ${firstLine}`
}

/** Counts a runner that fails without a failed test (a broken file, no test at all) as a failure. */
function counted(passed: number, failed: number, code: number): Count {
  return { passed, failed: failed || (code !== 0 || passed === 0 ? 1 : 0) }
}

function run(command: string, args: string[], extra: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...extra } })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
