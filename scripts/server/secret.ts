import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

const MIN_SECRET_LENGTH = 32

/**
 * Returns the secret that signs sessions and tokens: created on the first start, stored in the data folder, readable by its owner
 * only. Two copies that start at once get the same one, and no copy ever reads half of it.
 * @throws Error if the file has none
 */
export function readOrCreateSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret')
  fs.mkdirSync(dataDir, { recursive: true })
  if (!fs.existsSync(file)) make(file)
  const secret = fs.readFileSync(file, 'utf8').trim()
  if (secret.length < MIN_SECRET_LENGTH)
    throw new Error(`${file} holds no secret of ${MIN_SECRET_LENGTH} characters: delete it, and a new one is made.`)
  return secret
}

function make(file: string) {
  const draft = `${file}.${process.pid}`
  fs.writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
  try {
    fs.linkSync(draft, file) // unlike a rename, fails if another copy was first
  } catch (error) {
    if (!fs.existsSync(file)) throw error
  } finally {
    fs.rmSync(draft, { force: true })
  }
}
