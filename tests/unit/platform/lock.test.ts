import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { withLock } from '../../../scripts/lock.ts'

/** More than any process id. */
const NOBODY = 2 ** 30

function newLock() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cometa-lock-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  return path.join(folder, 'deep/lock')
}

test('one works at a time, and nothing is left of it afterwards', async () => {
  const folder = newLock()
  let inside = 0
  const most: number[] = []
  const work = async () => {
    inside++
    most.push(inside)
    await sleep(20)
    inside--
  }
  await Promise.all([withLock(folder, work), withLock(folder, work), withLock(folder, work)])
  expect(most).toEqual([1, 1, 1])
  expect(fs.existsSync(folder)).toBe(false)
})

test('work that fails gives the lock back', async () => {
  const folder = newLock()
  await expect(withLock(folder, () => Promise.reject(new Error('on purpose')))).rejects.toThrow('on purpose')
  expect(await withLock(folder, async () => 'next')).toBe('next')
})

/** A name in the lock, of a process that took it so many ms ago. */
function heldBy(folder: string, pid: number, agoMs = 0): string {
  fs.mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${pid}-of-another`)
  fs.writeFileSync(file, '')
  fs.utimesSync(file, new Date(), new Date(Date.now() - agoMs))
  return file
}

test('nobody waits for a process that is no more, or one that has not moved for long', async () => {
  const folder = newLock()
  heldBy(folder, NOBODY)
  expect(await withLock(folder, async () => 'after the dead')).toBe('after the dead')
  heldBy(folder, process.pid, 60_000)
  expect(await withLock(folder, async () => 'after the stuck')).toBe('after the stuck')
})

test('whoever lives and moves is waited for', async () => {
  const folder = newLock()
  const file = heldBy(folder, process.ppid)
  const waiting = withLock(folder, async () => 'done')
  expect(await Promise.race([waiting, sleep(300)])).toBeUndefined()
  fs.rmSync(file)
  expect(await waiting).toBe('done')
})

test('of two who see the same stale lock the slower does not remove the fresh one of the faster', async () => {
  const folder = newLock()
  heldBy(folder, NOBODY)
  let inside = 0
  const most: number[] = []
  const work = async () => {
    inside++
    most.push(inside)
    await sleep(500)
    inside--
  }
  let faster: Promise<void> | undefined
  const remove = vi.spyOn(fs, 'rmSync').mockImplementationOnce((...stale) => {
    remove.mockRestore()
    faster = withLock(folder, work)
    fs.rmSync(...stale)
  })
  await withLock(folder, work)
  await faster
  expect(faster).toBeDefined()
  expect(most).toEqual([1, 1])
})
