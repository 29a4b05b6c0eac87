// Measures uploads of the largest allowed pictures through the whole app: memory and time.
import { setTimeout as sleep } from 'node:timers/promises'
import { dataUrl, photo } from '../setup/data/photos.ts'
import type { HttpPerson } from '../setup/http-person.ts'
import { measureMemory } from './tools/memory.ts'
import type { Server } from './tools/servers.ts'
import { median, type Row } from './tools/table.ts'

const MB = 1024 * 1024
const MEMORY_LIMIT_MB = 150
const TIME_LIMIT_MS = 1000
const SINGLE_UPLOADS = 5
const CONCURRENT_UPLOADS = 20

/** Measures uploads of pictures; memory only on Linux. @throws Error if a picture is not stored */
export async function measureUploads(ours: Server, { authorization }: HttpPerson): Promise<Row[]> {
  const avatar = dataUrl(await photo({ width: 4000, height: 3000, bytes: 5 * MB }))
  const body = JSON.stringify({ name: 'Noa', date_of_birth: '2022-10-05', avatar_base64: avatar })
  const app = { ours, authorization, body }
  const first = await measureGrowth(ours, () => upload(app))
  const timesMs: number[] = []
  for (let i = 0; i < SINGLE_UPLOADS; i++) timesMs.push(await upload(app))
  let slowestMs = 0
  const flood = await measureGrowth(ours, async () => {
    const uploads = Promise.all(Array.from({ length: CONCURRENT_UPLOADS }, () => upload(app)))
    slowestMs = await measureSlowestResponse(ours, uploads)
  })
  const timeMs = median(timesMs)
  return [
    ...memoryRow('memory that the first picture of 5 MB (12 megapixels) takes', first, { at: 1, is: 'most' }),
    {
      what: 'time of such a picture, whole',
      ours: `${Math.round(timeMs)} ms`,
      peer: `limit ${TIME_LIMIT_MS} ms`,
      ratio: timeMs / TIME_LIMIT_MS,
      limit: { at: 1, is: 'most' },
    },
    ...memoryRow(`memory that ${CONCURRENT_UPLOADS} of them at once by one person take (none lost), compared with the limit of one`, flood),
    {
      what: 'slowest sign of life meanwhile, compared with the time of one picture',
      ours: `${Math.round(slowestMs)} ms`,
      peer: `${Math.round(timeMs)} ms`,
      ratio: slowestMs / timeMs,
    },
  ]
}

interface App {
  ours: Server
  authorization: string
  body: string
}

/** Uploads a picture. @returns the time in ms */
async function upload({ ours, authorization, body }: App): Promise<number> {
  const startedAt = performance.now()
  const headers = { authorization, 'content-type': 'application/json' }
  const response = await fetch(`${ours.url}/api/children`, { method: 'POST', headers, body })
  if (response.status !== 201) throw new Error(`A picture was not stored: ${response.status} ${await response.text()}`)
  await response.arrayBuffer()
  return performance.now() - startedAt
}

/** Requests /livez until the work is done. @returns the slowest response in ms */
async function measureSlowestResponse(ours: Server, work: Promise<unknown>): Promise<number> {
  let isOver = false
  const over = work.finally(() => {
    isOver = true
  })
  let slowestMs = 0
  while (!isOver) {
    const startedAt = performance.now()
    const response = await fetch(`${ours.url}/api/livez`)
    if (!response.ok) throw new Error(`/livez answered ${response.status}`)
    slowestMs = Math.max(slowestMs, performance.now() - startedAt)
    await sleep(20)
  }
  await over
  return slowestMs
}

/** Measures the server's largest memory growth in MB; undefined on systems other than Linux. */
async function measureGrowth(ours: Server, work: () => Promise<unknown>): Promise<number | undefined> {
  const memory = await measureMemory(ours.pid, work)
  return memory && memory.most - memory.before
}

function memoryRow(what: string, megabytes: number | undefined, limit?: Row['limit']): Row[] {
  if (megabytes === undefined) return []
  const ratio = megabytes / MEMORY_LIMIT_MB
  return [{ what, ours: `+${Math.round(megabytes)} MB`, peer: `limit ${MEMORY_LIMIT_MB} MB`, ratio, ...(limit && { limit }) }]
}
