import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { withLock } from '../../scripts/lock.ts'

/** More than any process id. */
const NOBODY = 2 ** 30

function newFile() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cometa-lock-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  return path.join(folder, 'deep/lock')
}

test('one works at a time, and the file is gone afterwards', async () => {
  const file = newFile()
  let inside = 0
  const most: number[] = []
  const work = async () => {
    inside++
    most.push(inside)
    await sleep(20)
    inside--
  }
  await Promise.all([withLock(file, work), withLock(file, work), withLock(file, work)])
  expect(most).toEqual([1, 1, 1])
  expect(fs.existsSync(file)).toBe(false)
})

test('work that fails gives the lock back', async () => {
  const file = newFile()
  await expect(withLock(file, () => Promise.reject(new Error('on purpose')))).rejects.toThrow('on purpose')
  expect(await withLock(file, async () => 'next')).toBe('next')
})

test('nobody waits for a process that is no more, or one that has not moved for long', async () => {
  const file = newFile()
  fs.mkdirSync(path.dirname(file))
  fs.writeFileSync(file, String(NOBODY))
  expect(await withLock(file, async () => 'after the dead')).toBe('after the dead')
  fs.writeFileSync(file, String(process.pid))
  fs.utimesSync(file, new Date(), new Date(Date.now() - 60_000))
  expect(await withLock(file, async () => 'after the stuck')).toBe('after the stuck')
})
