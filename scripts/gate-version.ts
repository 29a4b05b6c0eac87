// Writes the version of the safety gate: it changes with any of the gate's rules, words or code.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

const gate = path.join(import.meta.dirname, '../lib/domain/safety')
export const gateVersionFile = path.join(import.meta.dirname, '../lib/server/activities/generated-gate-version.ts')

export function writeGateVersion(): void {
  const hash = createHash('sha256')
  for (const name of fs.readdirSync(gate, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = path.join(gate, name)
    // Documentation changes no decision.
    if (fs.statSync(file).isFile() && !name.endsWith('.md')) hash.update(name).update('\0').update(fs.readFileSync(file))
  }
  fs.writeFileSync(
    gateVersionFile,
    `import 'server-only'\n\n/** Generated from lib/domain/safety by scripts/gate-version.ts. */\nexport const gateVersion = '${hash.digest('hex').slice(0, 16)}'\n`,
  )
}
