import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { bornMonthsAgo, child, type Person, person } from '../factories.ts'
import { api } from '../setup/api.ts'
import { dataUrl, photo, photoOfScans } from '../setup/data/photos.ts'

const upload = (as: Person, picture: Buffer, call: { headers?: Record<string, string>; signal?: AbortSignal } = {}) =>
  api('POST /children', { ...call, as, body: { name: 'Noa', date_of_birth: bornMonthsAgo(48), avatar_base64: dataUrl(picture) } })

test('a JPEG with more than 100 scans returns 422 without being decoded', async () => {
  const parent = await person()
  const evil = await photoOfScans(5000, 3000)
  expect(evil.length).toBeLessThan(500_000)
  const refused = await upload(parent, evil)
  expect(refused.status).toBe(422)
  expect((await refused.json()).errors).toEqual([{ field: 'avatar_base64', message: 'Failed to process image' }])
  expect((await upload(parent, await photoOfScans(64, 101))).status).toBe(422)
  expect((await upload(parent, await photoOfScans(64, 100))).status).toBe(201)
  expect((await upload(parent, await photoOfScans(64, 10))).status).toBe(201)
})

test('an interlaced PNG of more than 6 megapixels returns 422 without being decoded', async () => {
  const parent = await person()
  const interlaced = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: { r: 48, g: 128, b: 160, alpha: 0.5 } } })
      .toColourspace('rgb16')
      .png({ progressive: true })
      .toBuffer()
  const evil = await interlaced(3001, 2000)
  expect(evil.length).toBeLessThan(400_000)
  const before = sharp.counters().process
  const refused = await upload(parent, evil)
  expect(refused.status).toBe(422)
  const message = 'This picture has too many pixels. Please choose one of at most 6 megapixels.'
  expect((await refused.json()).errors).toEqual([{ field: 'avatar_base64', message }])
  expect(sharp.counters().process).toBe(before)
  expect((await upload(parent, await interlaced(3000, 2000))).status).toBe(201)
})

test('a user’s queue of pictures over half a minute of work returns 429, and another user’s picture goes first', async () => {
  const [parent, other] = [await person(), await person()]
  const { id } = await child(parent)
  // Each is estimated at 3 seconds.
  const slow = await sharp({ create: { width: 5000, height: 5000, channels: 3, background: '#3080a0' } })
    .jpeg({ progressive: true })
    .toBuffer()
  const change = () => api(`PATCH /children/${id}`, { as: parent, body: { avatar_base64: dataUrl(slow) } })
  const flood = Array.from({ length: 24 }, change)
  const whole = Promise.all(flood)
  // The first refusal comes once the queue is full.
  const refused = await new Promise<Response>((resolve, reject) => {
    for (const call of flood) call.then((response) => response.status === 429 && resolve(response), reject)
  })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await upload(other, await photo({ width: 80, height: 60 }))).status).toBe(201)
  expect(await Promise.race([whole, 'pending'])).toBe('pending')
  expect(new Set((await whole).map(({ status }) => status))).toEqual(new Set([200, 429]))
})

test('a client that disconnects leaves no picture in the queue and no error in the log', async () => {
  const log = vi.spyOn(console, 'error')
  const parent = await person()
  const large = await photo({ width: 4000, height: 3000 })
  const client = new AbortController()
  const abandoned = upload(parent, large, { signal: client.signal })
  const repeatable = upload(parent, large, { signal: client.signal, headers: { 'idempotency-key': 'a-key-of-its-own' } })
  client.abort()
  expect((await abandoned).status).toBe(500)
  // A request with an idempotency key runs to its end, for its repetition.
  expect((await repeatable).status).toBe(201)
  expect(await (await api('GET /children', { as: parent })).json()).toHaveLength(1)
  expect(log).not.toHaveBeenCalled()
})
