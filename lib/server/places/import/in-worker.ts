import 'server-only'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Worker } from 'node:worker_threads'
import { Problem, type ProblemCode, type ProblemDetail } from '#lib/errors'
import type { ImportProgress } from '#lib/schemas/places/place-import'
import type { Imported, ImportOptions } from '#lib/server/places/import/import'

/**
 * Memory for a file of any size, read in pieces. In a separate small heap the garbage collector frees each piece soon; in the server's
 * larger heap, hundreds of megabytes would accumulate. Setting the process's --max-old-space-size overrides this:
 * https://nodejs.org/api/worker_threads.html#workerresourcelimits
 */
const resourceLimits = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 160 }

/** Messages of the worker: its progress, and finally its result. Server errors are thrown. */
export type WorkerMessage =
  | { progress: ImportProgress }
  | { imported: Imported }
  | { problem: { code: ProblemCode; detail: ProblemDetail | undefined } }

export interface Watch {
  /** Receives the progress now and then. */
  onProgress?: (progress: ImportProgress) => void
  /** Aborts the import; before it is complete nothing is imported. */
  signal?: AbortSignal
}

/**
 * Imports a file of places as `importPlaces` does, in a worker thread, so that the server stays responsive. only if the connection or
 * request ends during the commit is the result unknown.
 * @throws Problem payload_too_large, invalid; any error of `bytes` or the signal. Then nothing was imported;
 */
export async function importInWorker(bytes: AsyncIterable<Uint8Array>, options: ImportOptions, { onProgress, signal }: Watch): Promise<Imported> {
  signal?.throwIfAborted()
  const worker = new Worker(path.join(process.cwd(), 'lib/server/places/import/worker.ts'), {
    ...{ workerData: options, stdin: true, execArgv: ['--conditions=react-server'], resourceLimits },
  })
  const { promise, resolve, reject } = Promise.withResolvers<Imported>()
  worker.on('message', (told: WorkerMessage) => {
    if ('progress' in told) onProgress?.(told.progress)
    else if ('imported' in told) resolve(told.imported)
    else reject(new Problem(told.problem.code, { detail: told.problem.detail }))
  })
  worker.on('exit', (code) => reject(new Error(`The import thread exited with code ${code}`)))
  worker.on('error', (error) =>
    reject(isOutOfMemory(error) ? new Problem('invalid', { detail: { key: 'import_entry_too_involved' }, cause: error }) : error),
  )
  const abort = () => reject(signal?.reason)
  signal?.addEventListener('abort', abort)
  const ended = new AbortController()
  if (worker.stdin) pipeline(bytes, worker.stdin, { signal: ended.signal }).catch(reject)
  try {
    return await promise
  } finally {
    signal?.removeEventListener('abort', abort)
    ended.abort()
    // Ends the thread and its connection: uncommitted work is lost.
    await worker.terminate()
  }
}

/** Only extreme entries exhaust it: with millions of corners, columns or nested values. */
function isOutOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
