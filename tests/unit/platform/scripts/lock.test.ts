import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { withLock } from '../../../../scripts/lock.ts'

function newLock() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cometa-lock-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  return path.join(folder, 'deep/lock')
}

test('withLock runs one job at a time', async () => {
  const file = newLock()
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
})

test('withLock releases the lock if the job fails', async () => {
  const file = newLock()
  await expect(withLock(file, () => Promise.reject(new Error('on purpose')))).rejects.toThrow('on purpose')
  expect(await withLock(file, async () => 'next')).toBe('next')
})

test('withLock waits for another process, also a stopped one, until it is killed', async () => {
  const file = newLock()
  const script = `const { withLock } = await import(${JSON.stringify(path.join(import.meta.dirname, '../../../../scripts/lock.ts'))})
    await withLock(${JSON.stringify(file)}, () => { console.log('has it'); return new Promise((resolve) => setTimeout(resolve, 60_000)) })`
  const other = spawn(process.execPath, ['--input-type=module', '--eval', script])
  onTestFinished(() => void other.kill('SIGKILL'))
  await once(other.stdout, 'data')
  const waiting = withLock(file, async () => 'mine')
  expect(await Promise.race([waiting, sleep(300)])).toBeUndefined()
  other.kill('SIGSTOP')
  expect(await Promise.race([waiting, sleep(300)])).toBeUndefined()
  other.kill('SIGKILL')
  expect(await waiting).toBe('mine')
})

test('withLock throws if the folder cannot be created, instead of waiting', async () => {
  await expect(withLock(path.join(import.meta.filename, 'lock'), async () => 'never')).rejects.toThrow()
})
