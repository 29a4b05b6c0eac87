import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { v7 as uuidv7 } from 'uuid'
import { env } from '#lib/env'
import { Problem } from '#lib/errors'
import { takeSlot } from '#lib/server/activities/sql/activities'
import type { SignedIn } from '#lib/server/auth/sessions'
import { db, pool } from '#lib/server/platform/db'
import { run } from '#lib/statement'

/** Making activities at once for one person: a batch, and one more idea beside it. */
const SLOTS = [1, 2]
/** So long a third waits for its turn: the library takes a tenth of it for a batch. */
const WAIT_MS = 10_000
const LOOK_EVERY_MS = 200
/** So many of one person's wait at once in this process; each looks into the database again and again. */
const MOST_WAITING = 8
/** A model's slowest batch is over by then; whoever holds a slot for longer died, or is read very slowly. */
const EXTRA_SECONDS = 30
const RETRY_SECONDS = 5

const waiting = new Map<string, number>()

/**
 * Waits until fewer than two generations are under way for a person, whichever process makes them, and counts as one from then on.
 * @returns what is to be done once it is over; where nobody is left to do it, its time runs out
 * @throws Problem rate_limited where it takes too long; the signal's reason
 */
export async function takeGenerationSlot(user: SignedIn, signal: AbortSignal): Promise<() => Promise<void>> {
  const holder = uuidv7()
  const release = async () => {
    await db.generationSlot.deleteMany({ where: { userId: user.id, holder } })
  }
  if (await take(user, holder)) return release
  const before = waiting.get(user.id) ?? 0
  if (before >= MOST_WAITING) throw tooMany()
  waiting.set(user.id, before + 1)
  try {
    for (const giveUpAt = Date.now() + WAIT_MS; Date.now() < giveUpAt; ) {
      await sleep(LOOK_EVERY_MS)
      signal.throwIfAborted()
      if (await take(user, holder)) return release
    }
  } finally {
    const now = waiting.get(user.id) ?? 1
    if (now > 1) waiting.set(user.id, now - 1)
    else waiting.delete(user.id)
  }
  throw tooMany()
}

async function take(user: SignedIn, holder: string): Promise<boolean> {
  for (const slot of SLOTS) {
    if (await run(pool, takeSlot(user.id, slot, holder, env().GENERATION_TIMEOUT + EXTRA_SECONDS))) return true
  }
  return false
}

function tooMany(): Problem {
  return new Problem('rate_limited', { detail: { key: 'generations_under_way' }, retryAfterSeconds: RETRY_SECONDS })
}
