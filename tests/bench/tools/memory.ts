import fs from 'node:fs'

/** Reads a process's resident memory in MB; undefined on systems other than Linux. */
function readResidentMB(pid: number): number | undefined {
  const status = `/proc/${pid}/status`
  if (!fs.existsSync(status)) return undefined
  const kB = /^VmRSS:\s+(\d+) kB$/m.exec(fs.readFileSync(status, 'utf8'))?.[1]
  return kB === undefined ? undefined : Number(kB) / 1024
}

/** Measures a process's memory before the work and at most during it, in MB; undefined on systems other than Linux. */
export async function measureMemory(pid: number, work: () => Promise<unknown>): Promise<{ before: number; most: number } | undefined> {
  const before = readResidentMB(pid)
  let most = before ?? 0
  const watch = setInterval(() => {
    most = Math.max(most, readResidentMB(pid) ?? 0)
  }, 5)
  await work().finally(() => clearInterval(watch))
  return before === undefined ? undefined : { before, most }
}
