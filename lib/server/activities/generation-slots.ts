import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { v7 as uuidv7 } from 'uuid'
import { env } from '#lib/env'
import { Problem } from '#lib/errors'
import { extendSlot, takeSlot } from '#lib/server/activities/sql/activities'
import type { SignedIn } from '#lib/server/auth/sessions'
import { db, pool } from '#lib/server/platform/db'
import { LEASE_SECONDS, renewLease } from '#lib/server/platform/lease'
import { run } from '#lib/statement'

/** Concurrent generations of one user: a batch, and one more idea. */
const SLOTS = [1, 2]
/** How long a third request waits for a slot. A library batch takes about one second. */
const WAIT_MS = 10_000
const LOOK_EVERY_MS = 200
/** Maximum waiting requests of one user in this process; each polls the database. */
const MOST_WAITING = 8
/** A model's slowest batch ends within this time; a slot held longer belongs to a very slow client, and ends. */
const EXTRA_MS = 30_000
const RETRY_SECONDS = 5

const waiting = new Map<string, number>()

/**
 * Waits until the user has fewer than two generations in progress, in any process, and takes a slot. The slot is a lease, renewed while the
 * process runs: after a crash it is free within seconds.
 * @returns a function that frees it
 * @throws Problem rate_limited if the wait takes too long; the signal's reason
 */
export async function takeGenerationSlot(user: SignedIn, signal: AbortSignal): Promise<() => Promise<void>> {
  const holder = uuidv7()
  if (await tryTakeSlot(user, holder)) return holdSlot(user, holder)
  const before = waiting.get(user.id) ?? 0
  if (before >= MOST_WAITING) throw tooMany()
  waiting.set(user.id, before + 1)
  try {
    for (const giveUpAt = Date.now() + WAIT_MS; Date.now() < giveUpAt; ) {
      await sleep(LOOK_EVERY_MS)
      signal.throwIfAborted()
      if (await tryTakeSlot(user, holder)) return holdSlot(user, holder)
    }
  } finally {
    const now = waiting.get(user.id) ?? 1
    if (now > 1) waiting.set(user.id, now - 1)
    else waiting.delete(user.id)
  }
  throw tooMany()
}

/** Renews the slot. @returns a function that frees it */
function holdSlot(user: SignedIn, holder: string): () => Promise<void> {
  const renew = () => run(pool, extendSlot(user.id, holder, LEASE_SECONDS))
  const stopRenewing = renewLease(renew, env().GENERATION_TIMEOUT * 1000 + EXTRA_MS)
  return async () => {
    stopRenewing()
    await db.generationSlot.deleteMany({ where: { userId: user.id, holder } })
  }
}

async function tryTakeSlot(user: SignedIn, holder: string): Promise<boolean> {
  for (const slot of SLOTS) {
    if (await run(pool, takeSlot(user.id, slot, holder, LEASE_SECONDS))) return true
  }
  return false
}

function tooMany(): Problem {
  return new Problem('rate_limited', { detail: { key: 'generations_under_way' }, retryAfterSeconds: RETRY_SECONDS })
}
