import pg from 'pg'

const HOUR_MS = 3_600_000

/** What nobody needs any more: spent counts, old keys and links, sign-ins unused for 30 days. */
const chores = [
  'delete from rate_limit where expire < extract(epoch from now()) * 1000',
  "delete from idempotency_key where created_at < now() - interval '24 hours'",
  'delete from password_reset where expires_at < now()',
  "delete from session where last_seen_at < now() - interval '30 days'",
]

/** Clears up now and every hour. @returns a function that ends it */
export function startHousekeeping(url: string): () => void {
  const clear = () => clearUp(url).catch((error: Error) => console.error(`Clearing up failed: ${error.message}`))
  void clear()
  const timer = setInterval(clear, HOUR_MS)
  return () => clearInterval(timer)
}

async function clearUp(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const chore of chores) await client.query(chore)
  } finally {
    await client.end()
  }
}
