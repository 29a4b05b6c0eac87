import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sharedText } from '#lib/server/platform/http/shared-answer'
import { readyAnswer, VisitorAnswers } from '#lib/visitor-answers'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function counted() {
  let calls = 0
  return { make: async () => sharedText(`answer ${++calls}`, 'en'), calls: () => calls }
}

test('an answer is made once for all who ask within its time, and anew after it', async () => {
  const answers = new VisitorAnswers('/api/list-1', 2000)
  const { make, calls } = counted()
  const both = await Promise.all([answers.of('en', make), answers.of('en', make)])
  expect(both[0]).toBe(both[1])
  vi.advanceTimersByTime(1999)
  expect((await answers.of('en', make)).text).toBe('answer 1')
  vi.advanceTimersByTime(1)
  expect((await answers.of('en', make)).text).toBe('answer 2')
  expect(calls()).toBe(2)
})

test('each language has its own', async () => {
  const answers = new VisitorAnswers('/api/list-2', 2000)
  const { make } = counted()
  expect((await answers.of('en', make)).text).toBe('answer 1')
  expect((await answers.of('he', make)).text).toBe('answer 2')
  expect((await answers.of('en', make)).text).toBe('answer 1')
})

test('what is forgotten is made anew, and a failure is not kept', async () => {
  const answers = new VisitorAnswers('/api/list-3', 2000)
  const { make } = counted()
  await expect(answers.of('en', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  expect((await answers.of('en', make)).text).toBe('answer 1')
  answers.forget()
  expect((await answers.of('en', make)).text).toBe('answer 2')
})

test('is ready for the front once it is made, until it is forgotten or its time is over', async () => {
  const answers = new VisitorAnswers('/api/ready', 2000)
  const { make } = counted()
  const answer = answers.of('en', make)
  expect(readyAnswer('/api/ready', 'en')).toBe(undefined)
  const made = await answer
  expect(readyAnswer('/api/ready', 'en')).toBe(made)
  expect(readyAnswer('/api/ready', 'es')).toBe(undefined)
  expect(readyAnswer('/api/ready?x=1', 'en')).toBe(undefined)
  vi.advanceTimersByTime(2000)
  expect(readyAnswer('/api/ready', 'en')).toBe(undefined)
  await answers.of('en', make)
  answers.forget()
  expect(readyAnswer('/api/ready', 'en')).toBe(undefined)
})
