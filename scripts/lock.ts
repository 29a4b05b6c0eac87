// A lock between processes: the operating system's own on a file, as SQLite takes it. It ends with the process, however that ends, so
// that nobody waits for the dead and nobody breaks the lock of the living. (proper-lockfile goes by a file's age: a process that is
// killed is waited for, and of two that find the same stale lock the slower removes the faster one's.)
import fs from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

/** SQLite's code for a file that somebody else has locked. */
const SQLITE_BUSY = 5

/** Does the work while no other process, and nobody else in this one, does theirs under the same file. The file stays, empty. */
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
