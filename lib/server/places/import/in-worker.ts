import 'server-only'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Worker } from 'node:worker_threads'
import { Problem, type ProblemCode, type ProblemDetail } from '#lib/errors'
import type { ImportProgress } from '#lib/schemas/place-import'
import type { Imported, ImportOptions } from '#lib/server/places/import/import'

/**
 * Room for a file of any size, which is read piece by piece. In a heap of its own the collector clears away each piece soon;
 * in the server's, which has room for much more, it leaves hundreds of megabytes of them lying about.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 160 }

/** What the thread tells: how far it is, and last what came of it. Faults of ours it throws. */
export type Told = { progress: ImportProgress } | { imported: Imported } | { problem: { code: ProblemCode; detail: ProblemDetail | undefined } }

export interface Watch {
  /** Told now and then how far it is. */
  onProgress?: (progress: ImportProgress) => void
  /** Whoever aborts it before it is whole leaves nothing. */
  signal?: AbortSignal
}

/**
 * Brings a file of places in as `importPlaces` does, in a thread of its own: while it comes in, the server answers everybody else
 * as fast as ever.
 * @throws Problem payload_too_large, invalid; whatever `bytes` or the signal ends with: then nothing was brought in
 */
export async function importInWorker(bytes: AsyncIterable<Uint8Array>, options: ImportOptions, { onProgress, signal }: Watch): Promise<Imported> {
  signal?.throwIfAborted()
  const worker = new Worker(path.join(process.cwd(), 'lib/server/places/import/worker.ts'), {
    ...{ workerData: options, stdin: true, execArgv: ['--conditions=react-server'], resourceLimits },
  })
  const { promise, resolve, reject } = Promise.withResolvers<Imported>()
  worker.on('message', (told: Told) => {
    if ('progress' in told) onProgress?.(told.progress)
    else if ('imported' in told) resolve(told.imported)
    else reject(new Problem(told.problem.code, { detail: told.problem.detail }))
  })
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
    // Nothing was committed where it did not say so: the thread goes, and its connection with it.
    await worker.terminate()
  }
}

/** Only one entry can fill it: of a few megabytes, with millions of corners or of things within things. */
function isOutOfRoom(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
