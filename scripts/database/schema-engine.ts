#!/usr/bin/env node
// Stand-in for Prisma's native schema-engine binary, for machines that cannot download it: started by Prisma's CLI, it
// speaks the CLI's JSON-RPC over stdio and answers from @prisma/schema-engine-wasm through @prisma/adapter-pg.
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { runCliCommand } from './schema-engine/cli-commands.ts'
import { answerRequests } from './schema-engine/json-rpc.ts'
import { loadEngine } from './schema-engine/wasm.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    datamodels: { type: 'string', short: 'd', multiple: true },
    datasource: { type: 'string' },
    version: { type: 'boolean', short: 'V' },
  },
})
const source: { url?: string; shadowDatabaseUrl?: string } = JSON.parse(String(values.datasource ?? '{}'))

if (values.version) console.log('schema-engine-wasm')
else if (positionals[0] === 'cli') process.exitCode = await runCliCommand(positionals[1] ?? '', source.url ?? '')
else {
  await answerRequests(() => loadEngine(source, readDatamodels()))
  process.exit() // the engine leaves its connection open
}

function readDatamodels(): [string, string][] {
  return (values.datamodels ?? []).map((given) => {
    const file = path.resolve(String(given))
    return [file, fs.readFileSync(file, 'utf8')]
  })
}
