// A lock between processes: SQLite's operating-system lock on a file. It ends with the process in every case, so no process waits
// for a dead one or breaks a live one's lock. (proper-lockfile relies on a file's age: it waits after a kill, and of two processes
// that find a stale lock, the slower removes the faster one's.)
import fs from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

/** SQLite's code for a file locked by another connection. */
const SQLITE_BUSY = 5

/** Runs work while no other process or caller holds the lock on the file. The file remains, empty. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    while (!take(lock)) await sleep(50)
    return await work()
  } finally {
    lock.close()
  }
}

function take(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive')
    return true
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return false
    throw error
  }
}
