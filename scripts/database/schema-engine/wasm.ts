// The engine itself: WebAssembly, instantiated by hand because Node imports no .wasm by itself.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'
import { MigrationAdapterFactory } from './adapter.ts'

const wasmFile = path.join(path.dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm')), 'schema_engine_bg.wasm')

interface Source {
  url?: string
  shadowDatabaseUrl?: string
}

/** @param datamodels each schema file's name and text */
export async function loadEngine({ url, shadowDatabaseUrl }: Source, datamodels: [string, string][]): Promise<object> {
  await instantiate()
  const factory = new MigrationAdapterFactory(url ?? 'postgresql://localhost:1/none', shadowDatabaseUrl)
  const log = (line: string) => void (process.env.DEBUG && process.stderr.write(`${JSON.stringify(line)}\n`))
  const options = { datamodels: datamodels.length ? datamodels : undefined }
  return bindings.SchemaEngine.new(options, log, bindMigrationAwareSqlAdapterFactory(factory))
}

async function instantiate() {
  // The engine's panic hook writes here.
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message: (message: string) => process.stderr.write(`${message}\n`) } })
  const { instance } = await WebAssembly.instantiate(fs.readFileSync(wasmFile), { './schema_engine_bg.js': { ...bindings } })
  bindings.__wbg_set_wasm(instance.exports)
  const begin = instance.exports.__wbindgen_start
  if (typeof begin === 'function') begin()
}
