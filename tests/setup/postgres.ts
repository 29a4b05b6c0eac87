import fs from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { withConnection } from '../../scripts/database/connection.ts'
import { startEmbeddedPostgres } from '../../scripts/database/embedded-postgres.ts'
import { loadLibrary } from '../../scripts/database/load-library.ts'
import { migrate } from '../../scripts/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string
  }
}

const TEMPLATE = 'cometa_template'

declare global {
  var cometaTestServer: ReturnType<typeof start> | undefined
}

/** Gives a project the server of this run. Vitest calls this once per project, in one process. */
export default async function setup(project: TestProject) {
  globalThis.cometaTestServer ??= start()
  const { templateUrl, stop } = await globalThis.cometaTestServer
  project.provide('templateUrl', templateUrl)
  return stop
}

/** Starts one server for all API tests, with a migrated template database that holds the library. */
async function start() {
  const dir = path.join(import.meta.dirname, `../../.data/test-${process.pid}`)
  const { url: adminUrl, stop } = await startEmbeddedPostgres({ dir, database: 'admin', port: 54_400, volatile: true })
  await withConnection(adminUrl, (client) => client.query(`create database ${TEMPLATE}`))
  const url = new URL(adminUrl)
  url.pathname = TEMPLATE
  await migrate(url.href)
  await loadLibrary(url.href)
  return {
    templateUrl: url.href,
    stop: async () => {
      await stop()
      fs.rmSync(dir, { recursive: true, force: true })
    },
  }
}
