// The cluster: the server's data folder, created once.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { environment, executable, type Home, own, windows } from './binaries.ts'

/**
 * Creates the cluster if there is none and returns its password. It is created in a temporary folder and moved as a whole, so that
 * an interrupted attempt starts again, and existing data are never touched.
 */
export async function makeCluster(home: Home): Promise<string> {
  const passwordFile = path.join(home.base, 'password')
  if (!fs.existsSync(path.join(home.data, 'PG_VERSION'))) {
    fs.writeFileSync(passwordFile, randomBytes(12).toString('hex'), { mode: 0o600 })
    own(home, passwordFile)
    const draft = `${home.data}.new`
    await makeAt(draft, home, passwordFile)
    fs.rmSync(home.data, { recursive: true, force: true })
    fs.renameSync(draft, home.data)
  }
  if (!fs.existsSync(passwordFile)) throw new Error(`The embedded PostgreSQL's password is missing: ${passwordFile}.`)
  return fs.readFileSync(passwordFile, 'utf8').trim()
}

/**
 * The builtin provider's C.UTF-8 makes lower() and ILIKE know Unicode on every platform;
 * lc-ctype too, because pg_trgm drops non-ASCII letters where it is C: Hebrew and accents would not be found.
 */
async function makeAt(folder: string, home: Home, passwordFile: string) {
  const fixed = ['-D', folder, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8', '--no-instructions']
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  let complaint = ''
  for (const ctype of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
    fs.rmSync(folder, { recursive: true, force: true })
    const failed = await run(home, 'initdb', [...fixed, ...locale, `--lc-ctype=${ctype}`])
    if (failed === undefined) return
    complaint = failed
  }
  fs.rmSync(folder, { recursive: true, force: true })
  throw new Error(`The embedded PostgreSQL could not be set up: ${complaint.trim()}`)
}

/** @returns the program's error output; undefined if it succeeded */
function run(home: Home, program: string, args: string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(executable(home, program), args, { ...home.ids, env: environment(), cwd: home.base, detached: !windows, windowsHide: true })
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk
    })
    child.stdout.resume()
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code) => resolve(code === 0 ? undefined : said || `exit ${code}`))
  })
}
