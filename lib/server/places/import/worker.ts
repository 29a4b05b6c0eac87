// The thread of one import, as in-worker.ts starts it; Node runs it as it stands here. The file comes on its standard input.
import 'server-only'
import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'
import { env } from '#lib/env'
import { Problem } from '#lib/errors'
import { type ImportOptions, importPlaces } from '#lib/server/places/import/import'
import type { Told } from '#lib/server/places/import/in-worker'

const options: ImportOptions = workerData
const tell = (told: Told) => parentPort?.postMessage(told)

const client = new pg.Client({ connectionString: env().DATABASE_URL, connectionTimeoutMillis: 5000 })
try {
  await client.connect()
  tell({ imported: await importPlaces(client, process.stdin, options, (progress) => tell({ progress })) })
} catch (error) {
  if (!(error instanceof Problem)) throw error
  tell({ problem: { code: error.code, detail: error.detail } })
} finally {
  await client.end()
}
