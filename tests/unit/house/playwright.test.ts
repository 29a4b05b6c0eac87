import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const root = path.join(import.meta.dirname, '../../..')

test('compiles browser tests into the checkout, not where other users of the machine can write', async () => {
  const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'cometa-playwright-'))
  onTestFinished(() => fs.rmSync(temporary, { recursive: true }))
  const { PLAYWRIGHT_TRANSFORM_CACHE_DIR: _, ...env } = process.env
  const listed = await promisify(execFile)('npm', ['run', 'test:e2e', '--', '--list', 'tests/e2e/platform/older-browser.spec.ts'], {
    cwd: root,
    env: { ...env, TMPDIR: temporary },
  })
  expect(listed.stdout).toContain('older-browser.spec.ts')
  expect(fs.readdirSync(temporary).filter((name) => name.startsWith('playwright-transform-cache'))).toEqual([])
})
