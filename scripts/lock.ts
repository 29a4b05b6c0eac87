// A lock between processes: a folder with one file in it, by whose name its owner is known. The owner touches it every second, so that
// nobody waits for the dead.
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const BEAT_MS = 1000
const DEAD_AFTER_MS = 10_000

/** Does the work while no other process does its work under the same folder. */
export async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const own = path.join(folder, `${process.pid}-${randomUUID()}`)
  // Not all in step: of two that see each other both give way.
  while (!take(own)) await sleep(50 + 100 * Math.random())
  const release = () => giveBack(own)
  const beat = setInterval(() => touch(own), BEAT_MS)
  process.once('exit', release)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    process.off('exit', release)
    release()
  }
}

/**
 * Whoever is alone after writing a name has the lock: of two, whoever wrote later sees the other. The stale are removed by their own
 * names, never whoever took their place meanwhile.
 */
function take(own: string): boolean {
  if (othersOf(own).length > 0) return false
  try {
    fs.mkdirSync(path.dirname(own), { recursive: true })
    fs.writeFileSync(own, '')
  } catch (error) {
    if (isMissing(error)) return false // the one before has just removed the folder
    throw error
  }
  if (othersOf(own).length === 0) return true
  giveBack(own)
  return false
}

/** Who else has a name there, once the stale ones are removed. */
function othersOf(own: string): string[] {
  const folder = path.dirname(own)
  return namesIn(folder).filter((name) => {
    const entry = path.join(folder, name)
    if (entry === own) return false
    const held = fs.statSync(entry, { throwIfNoEntry: false })
    if (!held) return false
    const isStale = Date.now() - held.mtimeMs > DEAD_AFTER_MS || !isAlive(Number.parseInt(name, 10) || process.pid)
    if (isStale) fs.rmSync(entry, { force: true })
    return !isStale
  })
}

function namesIn(folder: string): string[] {
  try {
    return fs.readdirSync(folder)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

function giveBack(own: string) {
  fs.rmSync(own, { force: true })
  try {
    fs.rmdirSync(path.dirname(own))
  } catch {
    // Somebody else has it already, or has removed it.
  }
}

function touch(own: string) {
  try {
    fs.utimesSync(own, new Date(), new Date())
  } catch (error) {
    // Taken for dead, while this process could not move.
    if (!isMissing(error)) throw error
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

/** Whether there is such a process, of whatever user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
