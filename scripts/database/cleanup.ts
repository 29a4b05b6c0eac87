import { withConnection } from './connection.ts'

const HOUR_MS = 3_600_000

/** What nobody needs any more: spent counts, old keys and links, sign-ins unused for 30 days or older than 90. */
const chores = [
  'delete from rate_limit where expire < extract(epoch from now()) * 1000',
  "delete from idempotency_key where created_at < now() - interval '24 hours'",
  'delete from generation_slot where expires_at < now()',
  'delete from password_reset where expires_at < now()',
  "delete from session where last_seen_at < now() - interval '30 days' or created_at < now() - interval '90 days'",
]

/** Clears up now and every hour. @returns a function that ends it, after the chore in hand */
export function startCleanup(url: string): () => Promise<void> {
  let inHand = clearUp(url)
  const timer = setInterval(() => {
    inHand = clearUp(url)
  }, HOUR_MS)
  return () => {
    clearInterval(timer)
    return inHand
  }
}

async function clearUp(url: string) {
  try {
    await withConnection(url, async (client) => {
      for (const chore of chores) await client.query(chore)
    })
  } catch (error) {
    console.error(`Clearing up failed: ${error instanceof Error ? error.message : error}`)
  }
}
