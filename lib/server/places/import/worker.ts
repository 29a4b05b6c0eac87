// The thread of one import, started by in-worker.ts. Node runs this source directly; the file arrives on standard input.
import 'server-only'
import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'
import { Problem } from '#lib/errors'
import { type ImportOptions, importPlaces } from '#lib/server/places/import/import'
import type { WorkerMessage } from '#lib/server/places/import/in-worker'
import { connection } from '#lib/server/platform/connection'

const options: ImportOptions = workerData
const tell = (told: WorkerMessage) => parentPort?.postMessage(told)

const client = new pg.Client(connection())
const done = await bringIn()
// The last message, when the thread has no more work: its receiver ends the thread.
tell(done)

async function bringIn(): Promise<WorkerMessage> {
  try {
    await client.connect()
    return { imported: await importPlaces(client, process.stdin, options, (progress) => tell({ progress })) }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { problem: { code: error.code, detail: error.detail } }
  } finally {
    await client.end()
  }
}
