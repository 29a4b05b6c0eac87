// `npm run prisma -- COMMAND`: Prisma's CLI, also where its native schema engine cannot be downloaded.
// Prisma 7.10 fetches that engine before any command, even those that need none.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)
const cli = path.join(path.dirname(require.resolve('prisma/package.json')), 'build/index.js')
const engines = path.dirname(createRequire(cli).resolve('@prisma/engines/package.json'))
const hasNative = fs.readdirSync(engines).some((file) => file.startsWith('schema-engine-'))
const needsEngine = ['migrate', 'db'].includes(process.argv[2] ?? '')

const env: NodeJS.ProcessEnv = { PRISMA_HIDE_UPDATE_MESSAGE: '1', ...process.env }
if (!hasNative) env.PRISMA_SCHEMA_ENGINE_BINARY ??= needsEngine ? path.join(import.meta.dirname, 'schema-engine.mjs') : process.execPath
process.exitCode = spawnSync(process.execPath, [cli, ...process.argv.slice(2)], { stdio: 'inherit', env }).status ?? 1
