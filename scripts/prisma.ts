// `npm run prisma -- COMMAND`: Prisma's CLI, also where its native schema engine cannot be downloaded, and on the embedded
// database where there is no DATABASE_URL. Prisma 7.10 fetches that engine before any command, even those that need none.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { openDatabase } from './database.ts'
import { readSettings, sentenceOf } from './settings.ts'
import { beforeEnd, end, endOnSignals } from './shutdown.ts'

const cli = path.join(path.dirname(createRequire(import.meta.url).resolve('prisma/package.json')), 'build/index.js')
const engines = path.dirname(createRequire(cli).resolve('@prisma/engines/package.json'))
const hasNative = fs.readdirSync(engines).some((file) => file.startsWith('schema-engine-'))
const usesDatabase = ['migrate', 'db', 'studio'].includes(process.argv[2] ?? '')

endOnSignals()
let code = 1
try {
  code = await main()
} catch (error) {
  console.error(sentenceOf(error))
}
await end(code)

async function main(): Promise<number> {
  const env: NodeJS.ProcessEnv = { PRISMA_HIDE_UPDATE_MESSAGE: '1', ...process.env }
  // The engine's own first line asks for `node`: this one, which reads TypeScript.
  env.PATH = [path.dirname(process.execPath), process.env.PATH].join(path.delimiter)
  if (!hasNative) env.PRISMA_SCHEMA_ENGINE_BINARY ??= usesDatabase ? path.join(import.meta.dirname, 'schema-engine.ts') : process.execPath
  if (usesDatabase) {
    const opening = openDatabase(readSettings())
    beforeEnd(async () => (await opening.catch(() => undefined))?.stop())
    env.DATABASE_URL = (await opening).url
  }
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, ...process.argv.slice(2)], { stdio: 'inherit', env })
    child.once('error', reject)
    child.once('exit', (status) => resolve(status ?? 1))
  })
}
