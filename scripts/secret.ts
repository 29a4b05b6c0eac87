import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** The secret that signs sessions and tokens: made on the first start, kept in the data folder, readable by its owner only. */
export function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret')
  fs.mkdirSync(dataDir, { recursive: true })
  if (!fs.existsSync(file)) fs.writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  return fs.readFileSync(file, 'utf8').trim()
}
