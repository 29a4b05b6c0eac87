import { expect, test, vi } from 'vitest'
import { bornMonthsAgo, type Person, person } from '../factories.ts'
import { api } from '../setup/api.ts'
import { dataUrl, photo, photoOfScans } from '../setup/data/photos.ts'

const upload = (as: Person, picture: Buffer, call: { headers?: Record<string, string>; signal?: AbortSignal } = {}) =>
  api('POST /children', { ...call, as, body: { name: 'Noa', date_of_birth: bornMonthsAgo(48), avatar_base64: dataUrl(picture) } })

test('a picture of thousands of empty scans is refused before any of them is decoded', async () => {
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

test('whoever hangs up leaves no picture to be worked on, and no fault in the log', async () => {
  const log = vi.spyOn(console, 'error')
  const parent = await person()
  const large = await photo({ width: 4000, height: 3000 })
  const hangUp = new AbortController()
  const abandoned = upload(parent, large, { signal: hangUp.signal })
  const repeatable = upload(parent, large, { signal: hangUp.signal, headers: { 'idempotency-key': 'a-key-of-its-own' } })
  hangUp.abort()
  expect((await abandoned).status).toBe(500)
  // The repetition gets the answer.
  expect((await repeatable).status).toBe(201)
  expect(await (await api('GET /children', { as: parent })).json()).toHaveLength(1)
  expect(log).not.toHaveBeenCalled()
})
