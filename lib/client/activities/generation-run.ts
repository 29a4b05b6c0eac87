import { activity } from '#lib/client/activities/activities'
import { postForEvents, type StreamEvent } from '#lib/client/platform/event-stream'
import { createStore } from '#lib/client/platform/store'
import type { Activity, ActivityRequest } from '#lib/schemas/activities/activity'
import { readStoredGeneration } from '#lib/schemas/activities/stored-generation'
import { fromWire } from '#lib/schemas/platform/wire'

/** A batch in progress: its received activities and its state. It belongs to no screen, so that navigation loses nothing. */
export interface GenerationRun {
  request: ActivityRequest
  batchId: string
  /** The requested number of activities. */
  wanted: number
  activities: readonly Activity[]
  /** `lost`: the connection broke, or the server could not continue. */
  state: 'making' | 'made' | 'stopped' | 'lost'
  /** The server's message, if it sent one. */
  problem?: string
}

/** The tab's storage key for an unfinished batch, so that a reload can continue it. */
const STORAGE_KEY = 'making'

let current: GenerationRun | undefined
let stop: AbortController | undefined
const { notify, useValue } = createStore()

/** The batch in progress, or the last one; after a reload the one that the reload interrupted. */
export function useGeneration(): GenerationRun | undefined {
  return useValue(getCurrentGeneration, undefined)
}

function getCurrentGeneration(): GenerationRun | undefined {
  if (current) return current
  const kept = readStoredGeneration(sessionStorage.getItem(STORAGE_KEY))
  if (kept) current = { ...kept, activities: [], state: 'lost' }
  return current
}

/**
 * Starts a batch, and stops the one in progress.
 * @returns its id, once the server has started it
 * @throws ApiError if the request is refused
 */
export async function startGeneration(request: ActivityRequest): Promise<string> {
  stop?.abort()
  const own = new AbortController()
  stop = own
  const events = postForEvents('/activity', request, own.signal)
  const first = await events.next()
  if (first.done || first.value.event !== 'batch') throw new Error('The first event of the stream is not a batch')
  const { batchId } = await parseBatchStarted(first.value)
  set({ request, batchId, wanted: request.batchSize ?? 1, activities: [], state: 'making' })
  void follow(batchId, events, own.signal)
  return batchId
}

/** Stops the batch in progress; received activities stay. */
export function stopGeneration() {
  stop?.abort()
}

/** Removes the batch for the next user of this browser. */
export function forgetGeneration() {
  stop?.abort()
  current = undefined
  sessionStorage.removeItem(STORAGE_KEY)
}

async function follow(batchId: string, events: AsyncGenerator<StreamEvent, void>, signal: AbortSignal) {
  const change = (part: Partial<GenerationRun>) => {
    if (current?.batchId === batchId) set({ ...current, ...part })
  }
  try {
    const schema = await activity()
    for await (const { event, data } of events) {
      if (event === 'activity') change({ activities: [...(current?.activities ?? []), schema.parse(fromWire(JSON.parse(data)))] })
      if (event === 'problem') return change(await toProblemState(data))
      if (event === 'done') return change({ state: 'made' })
    }
    change({ state: signal.aborted ? 'stopped' : 'lost' })
  } catch {
    change({ state: signal.aborted ? 'stopped' : 'lost' })
  }
}

async function parseBatchStarted({ data }: StreamEvent) {
  const { batchStarted } = await import('#lib/schemas/activities/activity')
  return batchStarted.parse(fromWire(JSON.parse(data)))
}

/** If no activity fits, repeating the request cannot help; after any other problem it may. */
async function toProblemState(data: string): Promise<Pick<GenerationRun, 'state' | 'problem'>> {
  const { problemBody } = await import('#lib/schemas/platform/problem')
  const problem = problemBody.safeParse(JSON.parse(data)).data
  if (!problem) return { state: 'lost' }
  return { state: problem.code === 'generation_unavailable' ? 'made' : 'lost', problem: problem.detail }
}

function set(next: GenerationRun) {
  current = next
  const { request, batchId, wanted, state } = next
  if (state === 'made') sessionStorage.removeItem(STORAGE_KEY)
  else sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ request, batchId, wanted }))
  notify()
}
