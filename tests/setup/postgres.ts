import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../../scripts/database/embedded-postgres.ts'
import { loadLibrary } from '../../scripts/database/load-library.ts'
import { migrate } from '../../scripts/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string
  }
}

const TEMPLATE = 'cometa_template'

/** Starts one server for all API tests of this run, with a migrated template database that holds the library. */
export default async function setup(project: TestProject) {
  const dir = path.join(import.meta.dirname, `../../.data/test-${process.pid}`)
  const { url: adminUrl, stop } = await startEmbeddedPostgres({ dir, database: 'admin', port: 54_400, volatile: true })
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query(`create database ${TEMPLATE}`)
  await admin.end()
  const url = new URL(adminUrl)
  url.pathname = TEMPLATE
  await migrate(url.href)
  await loadLibrary(url.href)
  project.provide('templateUrl', url.href)
  return async () => {
    await stop()
    fs.rmSync(dir, { recursive: true, force: true })
  }
}
