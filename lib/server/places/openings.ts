import 'server-only'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { hasSunTimes } from '#lib/domain/places/hours/hours-size'
import type { Location } from '#lib/schemas/places/location'
import { hoursKey, type KnownOpening, keepOpening, knownOpening, type Opening, type Reading, readHours } from '#lib/server/places/hours'
import { createReadingQueue } from '#lib/server/places/reading-queue'
import type { PlaceRow } from '#lib/server/places/sql/columns'
import { selectReadings, upsertReadings } from '#lib/server/places/sql/hours-readings'
import { pool } from '#lib/server/platform/db'
import { rowsOf, run } from '#lib/statement'

/** How long one call waits for hours to be read, ms. What is not read by then is unknown, this once. */
const WAIT_MS = 1000

/** Readings saved at once, as a process that ends loses those it has not saved. */
const SAVED_AT_ONCE = 500

const unknown: Opening = { openState: 'unknown', closesAt: null, opensAt: null }
const queue = createReadingQueue({ onEmpty: () => void save() })
/** What was read and is not in the database yet, by its key. */
const unsaved = new Map<string, { row: RowWithHours; known: KnownOpening }>()

type RowWithHours = PlaceRow & { hours: string }

/** One call: the instant it asks about, and until when it waits. */
export interface OpeningCall {
  now: Date
  isOver: () => boolean
  /** Ends with the time to wait, which begins when hours have to be read first. */
  deadline: () => Promise<void>
}

/** @param waitMs how long it waits for hours to be read */
export function openingCall(now: Date, waitMs = WAIT_MS): OpeningCall {
  let isOver = false
  let deadline: Promise<void> | undefined
  return {
    now,
    isOver: () => isOver,
    deadline: () => {
      deadline ??= setTimeout(waitMs, undefined, { ref: false }).then(() => {
        isOver = true
      })
      return deadline
    },
  }
}

/** The rows with what their hours say. Hours that are not known are read in the process's one queue. */
export async function withOpenings(rows: readonly PlaceRow[], call: OpeningCall): Promise<Location[]> {
  const openings = rows.map((row) => knownOpening(row, call.now))
  if (openings.includes(undefined)) {
    await readUnknown(
      rows.filter((_, i) => openings[i] === undefined),
      call,
    )
  }
  return rows.map((row, i) => ({ ...row, ...(openings[i] ?? knownOpening(row, call.now) ?? unknown) }))
}

/** The row with what its hours say. */
export async function withOpening(row: PlaceRow, call: OpeningCall): Promise<Location> {
  const [place] = await withOpenings([row], call)
  return place ?? { ...row, ...unknown }
}

async function readUnknown(rows: PlaceRow[], call: OpeningCall) {
  const { now } = call
  const byKey = new Map(rows.flatMap((row) => (hasHours(row) ? [[hoursKey(row, now), row] as const] : [])))
  if (!call.isOver()) {
    for (const [key, known] of await savedOpenings([...byKey.values()], now)) {
      keepOpening(key, known)
      byKey.delete(key)
    }
  }
  // Also of a call that waits no longer: the next one finds them read.
  const readings = [...byKey].map(([key, row]) => queue.read(key, () => reading(key, row, now)))
  if (readings.length === 0) return
  if (call.isOver()) return void (await setImmediate())
  await Promise.race([Promise.all(readings), call.deadline()])
}

function* reading(key: string, row: RowWithHours, now: Date): Reading {
  const known = yield* readHours(row, now)
  if (isSaved(row)) unsaved.set(key, { row, known })
  if (unsaved.size >= SAVED_AT_ONCE) void save()
  return known
}

const hasHours = (row: PlaceRow): row is RowWithHours => row.hours !== null

/** Hours by the sun differ from place to place: they are kept in memory only. */
const isSaved = ({ hours }: RowWithHours) => !hasSunTimes(hours)

async function savedOpenings(rows: RowWithHours[], now: Date): Promise<[string, KnownOpening][]> {
  const asked = rows.filter(isSaved)
  if (asked.length === 0) return []
  const found = await rowsOf(
    pool,
    selectReadings(
      asked.map(({ timeZone }) => timeZone),
      asked.map(({ hours }) => hours),
      now,
    ),
  )
  return found.map(({ zone, rules, openState, closesAt, opensAt, readAt, validUntil }) => [
    `${zone} ${rules}`,
    { opening: { openState, closesAt, opensAt }, fromMs: readAt.getTime(), untilMs: validUntil.getTime() },
  ])
}

/** Saves readings, in one order everywhere: two processes never wait for each other's rows. Readings that cannot be saved stay in memory. */
async function save() {
  const batch = [...unsaved].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
  unsaved.clear()
  if (batch.length === 0) return
  const call = upsertReadings(
    batch.map(({ row }) => row.timeZone),
    batch.map(({ row }) => row.hours),
    batch.map(({ known }) => known.opening.openState),
    batch.map(({ known }) => known.opening.closesAt),
    batch.map(({ known }) => known.opening.opensAt),
    batch.map(({ known }) => new Date(known.fromMs)),
    batch.map(({ known }) => new Date(known.untilMs)),
  )
  try {
    await run(pool, call)
  } catch (error) {
    console.error(`Opening hours could not be saved: ${error instanceof Error ? error.message : ''}`)
  }
}
