// Asks Prisma's schema engine about a schema and migrations. It comes with the packages as WebAssembly; the program that
// Prisma's CLI uses would be downloaded, which is not possible everywhere.
import fs from 'node:fs'
import path from 'node:path'
import type { DiffTarget, MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg'
import { migrationNames } from '../migrate.ts'
import { MigrationAdapterFactory } from './schema-engine/adapter.ts'
import { loadEngine } from './schema-engine/wasm.ts'

/** No table and no type is somebody else's. */
export const everything = { externalTables: [], externalEnums: [] }

/** One engine on one database, whose connections are closed after the work. */
export async function withEngine<T>(url: string, work: (engine: SchemaEngine) => Promise<T>): Promise<T> {
  const databases = new MigrationAdapterFactory(url)
  try {
    return await work(await loadEngine(databases))
  } finally {
    await databases.close()
  }
}

/**
 * The SQL that leads from one state to the other, undefined where they are the same. For a state that is given as migrations the
 * server lends an empty database for as long as it takes.
 * @throws Error with the engine's words, such as what is wrong with a schema
 */
export async function sqlBetween(url: string, from: DiffTarget, to: DiffTarget): Promise<string | undefined> {
  const found = await withEngine(url, (engine) => engine.diff({ from, to, script: true, exitCode: true, filters: everything }))
  return found.exitCode === 0 ? undefined : (found.stdout ?? undefined)
}

/** What a schema file says. */
export function schemaIn(file: string): Extract<DiffTarget, { tag: 'schemaDatamodel' }> {
  return { tag: 'schemaDatamodel', files: [{ path: file, content: fs.readFileSync(file, 'utf8') }] }
}

/** The migrations in a folder, as the engine takes them. */
export function migrationsIn(folder: string): MigrationList {
  return {
    baseDir: folder,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: migrationNames(folder).map((name) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: fs.readFileSync(path.join(folder, name, 'migration.sql'), 'utf8') } },
    })),
  }
}
