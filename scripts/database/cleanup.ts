import { run } from '#lib/statement'
import { withConnection } from './connection.ts'
import { deleteOldAnswers, deleteOldReadings, deleteOldResets, deleteOldSessions, deleteOldSlots, deleteSpentCounts } from './sql.ts'

const HOUR_MS = 3_600_000

const chores = [deleteSpentCounts, deleteOldAnswers, deleteOldReadings, deleteOldSlots, deleteOldResets, deleteOldSessions]

/** Cleans up now and every hour. @returns a function that stops it after the current cleanup */
export function startCleanup(url: string): () => Promise<void> {
  let inHand = cleanUp(url)
  const timer = setInterval(() => {
    inHand = cleanUp(url)
  }, HOUR_MS)
  return () => {
    clearInterval(timer)
    return inHand
  }
}

async function cleanUp(url: string) {
  try {
    await withConnection(url, async (client) => {
      for (const chore of chores) await run(client, chore())
    })
  } catch (error) {
    console.error(`The cleanup of the database failed: ${error instanceof Error ? error.message : error}`)
  }
}
