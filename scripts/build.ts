// Builds the app if there is no current build: the database client, then Next's production build.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { apiDocs, writeApiDocs } from './api-docs.ts'
import { gateVersionFile, writeGateVersion } from './gate-version.ts'
import { icons, writeIcons } from './icons.ts'
import { withLock } from './lock.ts'
import { mapWorker, writeMapWorker } from './map-worker.ts'
import { writePictures } from './pictures.ts'
import { safetyWordsFile, writeSafetyWords } from './safety-words/write.ts'

const root = path.join(import.meta.dirname, '..')
const stamp = path.join(root, '.next/built-from')
/** The inputs of a build. */
const sources = [
  'app',
  'components',
  'lib',
  'messages',
  'public',
  'prisma/schema.prisma',
  'prisma/seed',
  'next.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'proxy.ts',
  'scripts/api-docs.ts',
  'scripts/gate-version.ts',
  'scripts/icons.ts',
  'scripts/map-worker.ts',
  'scripts/openapi.ts',
  'scripts/pictures.ts',
  'scripts/safety-words',
  'package.json',
  'package-lock.json',
]
/** `prisma generate` does not use the schema engine, but downloads it unless a program is named. */
const toolSettings = {
  NODE_ENV: 'production' as const,
  NEXT_TELEMETRY_DISABLED: '1',
  PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
  CHECKPOINT_DISABLE: '1',
}
const client = path.join(root, 'lib/server/generated')
const apiDescription = path.join(root, 'lib/server/platform/openapi/generated.ts')
const pictures = path.join(root, 'public/emoji')
const worker = path.join(root, 'public/sw.js')
const generated = [client, apiDescription, safetyWordsFile, gateVersionFile, pictures, icons, mapWorker, apiDocs]
/** The files that a build generates. */
const made = [...generated, worker]

/** Returns whether `.next` was built from the current files. */
export function buildIsCurrent(): boolean {
  return [stamp, ...made].every((file) => fs.existsSync(file)) && fs.readFileSync(stamp, 'utf8') === fingerprint()
}

/**
 * Generates files that are not in the repository: the database client in lib/server/generated, the API's description, and files
 * from packages in public.
 */
export async function generate(): Promise<void> {
  writeSafetyWords()
  // Runs after the words, because their change gives another version.
  writeGateVersion()
  writePictures()
  await writeIcons()
  writeMapWorker()
  writeApiDocs()
  await run('Prisma', process.execPath, ['node_modules/prisma/build/index.js', 'generate'])
  // Runs after the client, because the description loads all handlers, which import it.
  await run('The API’s description', process.execPath, ['--conditions=react-server', 'scripts/openapi.ts'])
}

/**
 * Builds with a lock: of two copies that start at once, the second finds the first's build. @throws Error in one sentence after
 * the tool's own output
 * @param options `isGenerated`: `generate` ran just before; other processes may use its files meanwhile
 */
export function build({ isGenerated = false } = {}): Promise<void> {
  return withLock(path.join(root, 'node_modules/.cache/cometa-building.lock'), async () => {
    if (buildIsCurrent()) return
    const from = fingerprint()
    if (!isGenerated) await generate()
    fs.rmSync(worker, { force: true })
    process.env.COMETA_BUILD_ID = from.slice(0, 20)
    // Webpack, because next-pwa makes its service worker there and silently none under Turbopack.
    await run('Next.js', process.execPath, ['node_modules/next/dist/bin/next', 'build', '--webpack'])
    if (!fs.existsSync(worker)) throw new Error('The build created no service worker (public/sw.js).')
    fs.writeFileSync(stamp, from)
  })
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesUnder)) hash.update(file).update(fs.readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

function filesUnder(name: string): string[] {
  const file = path.join(root, name)
  if (made.includes(file) || !fs.existsSync(file)) return []
  if (!fs.statSync(file).isDirectory()) return [name]
  return fs
    .readdirSync(file)
    .sort()
    .flatMap((entry) => filesUnder(path.join(name, entry)))
}

/** Runs a tool and shows its output only if it fails. */
function run(what: string, command: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, ...toolSettings }
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', reject)
    const abandon = () => child.kill()
    process.once('exit', abandon)
    child.once('close', (code) => {
      process.off('exit', abandon)
      if (code === 0) resolve()
      else reject(new Error(`${output}\n${what} failed (exit ${code}).`))
    })
  })
}

if (process.argv[1] === import.meta.filename) await build()
