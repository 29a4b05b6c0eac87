// `npm run prisma -- COMMAND`: Prisma's CLI, also where its native schema engine cannot be downloaded, and on the embedded
// database where there is no DATABASE_URL. Prisma 7.10 fetches that engine before any command, even those that need none.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { openForCommand, runCommand } from './command.ts'

const cli = path.join(path.dirname(createRequire(import.meta.url).resolve('prisma/package.json')), 'build/index.js')
const engines = path.dirname(createRequire(cli).resolve('@prisma/engines/package.json'))
const hasNative = fs.readdirSync(engines).some((file) => file.startsWith('schema-engine-'))
const usesDatabase = ['migrate', 'db', 'studio'].includes(process.argv[2] ?? '')

await runCommand(main)

async function main(): Promise<number> {
  const env: NodeJS.ProcessEnv = { PRISMA_HIDE_UPDATE_MESSAGE: '1', ...process.env }
  // The engine's own first line asks for `node`: this one, which reads TypeScript.
  env.PATH = [path.dirname(process.execPath), process.env.PATH].join(path.delimiter)
  if (!hasNative) env.PRISMA_SCHEMA_ENGINE_BINARY ??= usesDatabase ? path.join(import.meta.dirname, 'database/schema-engine.ts') : process.execPath
  if (usesDatabase) env.DATABASE_URL = await openForCommand()
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, ...process.argv.slice(2)], { stdio: 'inherit', env })
    child.once('error', reject)
    child.once('exit', (status) => resolve(status ?? 1))
  })
}
