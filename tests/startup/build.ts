import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { build } from '../../scripts/build.ts'

declare module 'vitest' {
  interface ProvidedContext {
    filledFolder: string
  }
}

/** Builds once before all tests, and fills a data folder as a first start does, for tests of other features. */
export default async function setup(project: TestProject) {
  await build()
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cometa-filled-'))
  fs.chmodSync(folder, 0o755)
  const pack = path.join(folder, 'pack.zip')
  await fill(folder, pack)
  fs.rmSync(pack)
  project.provide('filledFolder', folder)
  return () => fs.rmSync(folder, { recursive: true, force: true })
}

/** Fills the folder with a command that opens the catalogue and so prepares the database as a start does. */
function fill(folder: string, pack: string): Promise<void> {
  const script = ['--conditions=react-server', 'scripts/library-export.ts', pack]
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '', NODE_ENV: 'production' as const }
  const child = spawn(process.execPath, script, { cwd: path.join(import.meta.dirname, '../..'), env, stdio: ['ignore', 'ignore', 'inherit'] })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The data folder was not filled: ${code}`))))
  })
}
