// A lock between processes: a file that its owner touches every second, so that nobody waits for the dead.
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const BEAT_MS = 1000
const DEAD_AFTER_MS = 10_000

/** Does the work while no other process does its work under the same file. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  while (!take(file)) await sleep(100)
  const release = () => fs.rmSync(file, { force: true })
  const beat = setInterval(() => fs.existsSync(file) && fs.utimesSync(file, new Date(), new Date()), BEAT_MS)
  process.once('exit', release)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    process.off('exit', release)
    release()
  }
}

function take(file: string): boolean {
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const held = fs.statSync(file, { throwIfNoEntry: false })
  if (held && (Date.now() - held.mtimeMs > DEAD_AFTER_MS || !isAlive(Number(fs.readFileSync(file, 'utf8')) || process.pid))) {
    fs.rmSync(file, { force: true })
  }
  return false
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
