// Asks Prisma's schema engine about schemas and migrations. It is in the packages as WebAssembly; the program of Prisma's CLI would
// be downloaded, which is not possible everywhere.
import fs from 'node:fs'
import path from 'node:path'
import type { DiffTarget, MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg'
import { migrationNames } from '../migrate.ts'
import { MigrationAdapterFactory } from './schema-engine/adapter.ts'
import { loadEngine } from './schema-engine/wasm.ts'

/** The filter that treats all tables and types as the app's own. */
export const everything = { externalTables: [], externalEnums: [] }

/** Runs work with an engine on one database and closes its connections. */
export async function withEngine<T>(url: string, work: (engine: SchemaEngine) => Promise<T>): Promise<T> {
  const databases = new MigrationAdapterFactory(url)
  try {
    return await work(await loadEngine(databases))
  } finally {
    await databases.close()
  }
}

/**
 * Returns the SQL from one state to the other; undefined if they are equal. For migrations it uses a temporary empty database on
 * the server.
 * @throws Error with the engine's message, such as a schema error
 */
export async function sqlBetween(url: string, from: DiffTarget, to: DiffTarget): Promise<string | undefined> {
  const found = await withEngine(url, (engine) => engine.diff({ from, to, script: true, exitCode: true, filters: everything }))
  return found.exitCode === 0 ? undefined : (found.stdout ?? undefined)
}

/** Reads a schema file for the engine. */
export function schemaIn(file: string): Extract<DiffTarget, { tag: 'schemaDatamodel' }> {
  return { tag: 'schemaDatamodel', files: [{ path: file, content: fs.readFileSync(file, 'utf8') }] }
}

/** Lists the migrations in a folder, as the engine expects them. */
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
