// The engine as WebAssembly, instantiated by hand because Node does not import .wasm.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { bindMigrationAwareSqlAdapterFactory, type SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'

const wasmFile = path.join(path.dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm')), 'schema_engine_bg.wasm')

let instance: Promise<void> | undefined

export async function loadEngine(databases: SqlMigrationAwareDriverAdapterFactory): Promise<bindings.SchemaEngine> {
  // Its bindings support one instance per process.
  instance ??= instantiate()
  await instance
  const log = (line: string) => void (process.env.DEBUG && process.stderr.write(`${JSON.stringify(line)}\n`))
  return bindings.SchemaEngine.new({ datamodels: undefined }, log, bindMigrationAwareSqlAdapterFactory(databases))
}

async function instantiate() {
  // The engine's panic hook writes here.
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message: (message: string) => process.stderr.write(`${message}\n`) } })
  const { instance } = await WebAssembly.instantiate(fs.readFileSync(wasmFile), { './schema_engine_bg.js': { ...bindings } })
  bindings.__wbg_set_wasm(instance.exports)
  const begin = instance.exports.__wbindgen_start
  if (typeof begin === 'function') begin()
}
