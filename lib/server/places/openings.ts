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

/** Maximum time in ms that one request waits for hours. Later ones count as unknown in this response. */
const WAIT_MS = 1000

/** Readings saved in one batch; a process that ends loses unsaved ones. */
const SAVED_AT_ONCE = 500

const unknown: Opening = { openState: 'unknown', closesAt: null, opensAt: null }
const queue = createReadingQueue({ onEmpty: () => void save() })
/** Readings not yet in the database, by key. */
const unsaved = new Map<string, { row: RowWithHours; known: KnownOpening }>()

type RowWithHours = PlaceRow & { hours: string }

/** One request: its instant, and the end of its wait. */
export interface OpeningCall {
  now: Date
  isOver: () => boolean
  /** Resolves after the waiting time, which begins when hours must be read. */
  deadline: () => Promise<void>
}

/** @param waitMs maximum wait for hours to be read */
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

/** Adds the opening state to rows. Unknown hours are read in the process's only queue. */
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

/** Adds the opening state to a row. */
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
  // Also continues for a request that stopped waiting: the next one finds the results.
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

/** Hours with sun times differ from place to place: they are only cached in memory. */
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

/** Saves readings, sorted, so that two processes never deadlock. Readings that cannot be saved stay in memory. */
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
