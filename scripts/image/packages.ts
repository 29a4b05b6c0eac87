// `node scripts/image/packages.ts FOLDER`: copies the files of node_modules that the built server loads, and no others.
import fs from 'node:fs'
import { createRequire, stripTypeScriptTypes } from 'node:module'
import path from 'node:path'

/** The used parts of the tracer that Next includes for its own server. */
interface Tracer {
  nodeFileTrace: (
    entries: string[],
    options: { base: string; conditions: string[]; ignore: string[]; readFile: (file: string) => Promise<string | Buffer | null> },
  ) => Promise<{ fileList: Set<string> }>
}

const root = path.join(import.meta.dirname, '../..')
const require = createRequire(import.meta.url)
const { nodeFileTrace }: Tracer = require('next/dist/compiled/@vercel/nft')

/** The scripts that run in the image, and the thread that one of them starts. */
const entries = [
  'scripts/start.ts',
  'scripts/admin.ts',
  'scripts/library-export.ts',
  'scripts/library-import.ts',
  'scripts/places-import.ts',
  'scripts/model-exam.ts',
  'lib/server/places/import/worker.ts',
]
/** Modules loaded only for building or development. */
const ignored = [
  'scripts/build.ts',
  'next.config.mjs',
  'node_modules/next/dist/compiled/{babel,webpack}/**',
  'node_modules/next/dist/server/dev/**',
  'node_modules/@swc/core*/**',
  '**/*.map',
]

const [target] = process.argv.slice(2)
if (!target) throw new Error('Name the target folder: node scripts/image/packages.ts FOLDER')
for (const file of await loadedFiles()) {
  fs.mkdirSync(path.dirname(path.join(target, file)), { recursive: true })
  fs.cpSync(path.join(root, file), path.join(target, file), { verbatimSymlinks: true })
}

/** Lists files under node_modules, as paths from the project's folder. */
async function loadedFiles(): Promise<string[]> {
  const { fileList } = await nodeFileTrace(
    entries.map((file) => path.join(root, file)),
    { base: root, conditions: ['react-server', 'node'], ignore: ignored, readFile },
  )
  return [...new Set([...fileList, ...filesOfPages()])]
    .filter((file) => file.startsWith('node_modules/') && fs.existsSync(path.join(root, file)))
    .sort()
}

/** Lists the files that Next traced for its server and each page and route. */
function filesOfPages(): string[] {
  const built = path.join(root, '.next')
  const traces = fs
    .readdirSync(built, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.nft.json') && !file.startsWith('cache'))
  return traces.flatMap((file) => {
    const trace = path.join(built, file)
    const { files }: { files: string[] } = JSON.parse(fs.readFileSync(trace, 'utf8'))
    return files.map((name) => path.relative(root, path.resolve(path.dirname(trace), name)))
  })
}

/** Converts TypeScript, because the tracer reads only JavaScript. */
async function readFile(file: string): Promise<string | Buffer | null> {
  if (!fs.statSync(file, { throwIfNoEntry: false })?.isFile()) return null
  const isOurs = file.endsWith('.ts') && !file.includes('/node_modules/')
  return isOurs ? stripTypeScriptTypes(fs.readFileSync(file, 'utf8')) : fs.readFileSync(file)
}
