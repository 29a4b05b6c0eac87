import { afterEach, describe, expect, test, vi } from 'vitest'
import { takeGenerationSlot } from '#lib/server/activities/generation-slots'
import type { SignedIn } from '#lib/server/auth/sessions'
import { pool } from '#lib/server/platform/db'
import { person } from '../../factories.ts'

afterEach(() => {
  vi.useRealTimers()
})

const never = new AbortController().signal

/** Returns how many slots are still held after this number of seconds, if none is renewed. */
async function countSlotsHeldAfter(seconds: number, { id }: SignedIn): Promise<number> {
  const held = await pool.query('select 1 from generation_slot where user_id = $1 and expires_at > now() + make_interval(secs => $2)', [id, seconds])
  return held.rowCount ?? 0
}

describe('takeGenerationSlot', () => {
  test('frees the slot within ten seconds after its process died', async () => {
    const parent = { ...(await person()), language: 'en' as const }
    // No process renews it.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await takeGenerationSlot(parent, never)
    await takeGenerationSlot(parent, never)
    expect(await countSlotsHeldAfter(0, parent)).toBe(2)
    expect(await countSlotsHeldAfter(10, parent)).toBe(0)
  })

  test('keeps the slot while its process works, but no longer than a generation may take', async () => {
    const parent = { ...(await person()), language: 'en' as const }
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    const release = await takeGenerationSlot(parent, never)
    await pool.query('update generation_slot set expires_at = now() where user_id = $1', [parent.id])
    vi.advanceTimersByTime(3000)
    await expect.poll(() => countSlotsHeldAfter(5, parent)).toBe(1)
    vi.advanceTimersByTime(10 * 60_000)
    expect(vi.getTimerCount()).toBe(0)
    await release()
    expect(await countSlotsHeldAfter(0, parent)).toBe(0)
  })
})
