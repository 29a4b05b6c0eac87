import 'server-only'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Worker } from 'node:worker_threads'
import { Problem, type ProblemCode, type ProblemDetail } from '#lib/errors'
import type { ImportProgress } from '#lib/schemas/places/place-import'
import type { Imported, ImportOptions } from '#lib/server/places/import/import'

/**
 * Room for a file of any size, which is read piece by piece. In a heap of its own the collector clears away each piece soon;
 * in the server's, which has room for much more, it leaves hundreds of megabytes of them lying about. Whoever sets the whole
 * process's --max-old-space-size sets this one's, too: https://nodejs.org/api/worker_threads.html#workerresourcelimits
 */
const resourceLimits = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 160 }

/** What the thread tells: how far it is, and last what came of it. Faults of ours it throws. */
export type WorkerMessage =
  | { progress: ImportProgress }
  | { imported: Imported }
  | { problem: { code: ProblemCode; detail: ProblemDetail | undefined } }

export interface Watch {
  /** Told now and then how far it is. */
  onProgress?: (progress: ImportProgress) => void
  /** Whoever aborts it before it is whole leaves nothing. */
  signal?: AbortSignal
}

/**
 * Brings a file of places in as `importPlaces` does, in a thread of its own: while it comes in, the server answers everybody else
 * as fast as ever.
 * @throws Problem payload_too_large, invalid; whatever `bytes` or the signal ends with. Then nothing was brought in; only of a
 * connection or a call that ends while it is being committed nobody knows.
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
  worker.on('exit', (code) => reject(new Error(`The thread of an import ended with ${code}`)))
  worker.on('error', (error) =>
    reject(isOutOfRoom(error) ? new Problem('invalid', { detail: { key: 'import_entry_too_involved' }, cause: error }) : error),
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
    // The thread goes, and its connection with it: what is not committed by then is lost.
    await worker.terminate()
  }
}

/** Only entries beyond measure can fill it: with millions of corners, of columns or of things within things. */
function isOutOfRoom(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
