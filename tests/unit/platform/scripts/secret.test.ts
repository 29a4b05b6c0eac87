import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readOrCreateSecret } from '../../../../scripts/server/secret.ts'

function newFolder() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cometa-secret-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  return folder
}

test('readOrCreateSecret creates a secret once, readable only by its owner, and keeps it', () => {
  const folder = path.join(newFolder(), 'data')
  const secret = readOrCreateSecret(folder)
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(readOrCreateSecret(folder)).toBe(secret)
  expect(fs.statSync(path.join(folder, 'secret')).mode & 0o777).toBe(0o600)
  expect(fs.readdirSync(folder)).toEqual(['secret'])
})

test('readOrCreateSecret creates a different secret in each folder', () => {
  expect(readOrCreateSecret(newFolder())).not.toBe(readOrCreateSecret(newFolder()))
})

test.each(['', '\n', 'half a sec'])('readOrCreateSecret rejects a file that contains %j', (text) => {
  const folder = newFolder()
  fs.writeFileSync(path.join(folder, 'secret'), text)
  expect(() => readOrCreateSecret(folder)).toThrow('delete it, and a new one is made.')
})
