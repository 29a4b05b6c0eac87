import fs from 'node:fs'

/** What a process holds in memory, in MB; undefined where the system does not tell (only Linux does). */
export function residentMB(pid: number): number | undefined {
  const status = `/proc/${pid}/status`
  if (!fs.existsSync(status)) return undefined
  const kB = /^VmRSS:\s+(\d+) kB$/m.exec(fs.readFileSync(status, 'utf8'))?.[1]
  return kB === undefined ? undefined : Number(kB) / 1024
}

/** @returns what a process held before the work and at most during it, in MB; undefined where the system does not tell */
export async function memoryDuring(pid: number, work: () => Promise<unknown>): Promise<{ before: number; most: number } | undefined> {
  const before = residentMB(pid)
  let most = before ?? 0
  const watch = setInterval(() => {
    most = Math.max(most, residentMB(pid) ?? 0)
  }, 5)
  await work().finally(() => clearInterval(watch))
  return before === undefined ? undefined : { before, most }
}
