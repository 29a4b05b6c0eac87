import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { packagedFolder, unpackOnce } from '../../e2e/setup/chromium.ts'

const cache = path.join(import.meta.dirname, '../../../node_modules/.cache')

function newFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cometa-chromium-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  return folder
}

test('unpacks Chromium into the cache of the checkout, not where other users of the machine can write', () => {
  expect(path.relative(cache, packagedFolder())).toMatch(/^packaged-chromium-[\d.]+$/)
})

test('keeps one whole result when two processes unpack at once', async () => {
  const folder = path.join(newFolder(), 'chromium')
  const { promise: bothStarted, resolve } = Promise.withResolvers<void>()
  let started = 0
  const unpack = async (fresh: string) => {
    const name = String(++started)
    fs.writeFileSync(path.join(fresh, 'first'), name)
    if (started === 2) resolve()
    await bothStarted
    fs.writeFileSync(path.join(fresh, 'second'), name)
  }
  await Promise.all([unpackOnce(folder, unpack), unpackOnce(folder, unpack)])
  expect(fs.readdirSync(path.dirname(folder))).toEqual(['chromium'])
  expect(fs.readFileSync(path.join(folder, 'second'), 'utf8')).toBe(fs.readFileSync(path.join(folder, 'first'), 'utf8'))
})

test('leaves nothing behind when unpacking fails', async () => {
  const folder = path.join(newFolder(), 'chromium')
  const unpack = async (fresh: string) => {
    fs.writeFileSync(path.join(fresh, 'half'), '')
    throw new Error('no space')
  }
  await expect(unpackOnce(folder, unpack)).rejects.toThrow('no space')
  expect(fs.readdirSync(path.dirname(folder))).toEqual([])
})

test('does not unpack again what is there', async () => {
  const folder = newFolder()
  await unpackOnce(folder, () => expect.fail('unpacked again'))
  expect(fs.readdirSync(folder)).toEqual([])
})
