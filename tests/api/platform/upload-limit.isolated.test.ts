import { expect, test, vi } from 'vitest'
import { bornMonthsAgo, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { dataUrl, photo } from '../../setup/data/photos.ts'

vi.hoisted(() => {
  process.env.UPLOAD_LIMIT = '2'
})

test('pictures are limited per hour and user; requests without one are not', async () => {
  const [parent, other] = [await person(), await person()]
  const avatar = dataUrl(await photo({ width: 40, height: 30 }))
  const body = { name: 'Noa', date_of_birth: bornMonthsAgo(48) }
  const upload = (as: typeof parent) => api('POST /children', { as, body: { ...body, avatar_base64: avatar } })
  expect((await upload(parent)).status).toBe(201)
  expect((await upload(parent)).status).toBe(201)
  const refused = await upload(parent)
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({ code: 'rate_limited' })
  const retryAfter = Number(refused.headers.get('retry-after'))
  expect(retryAfter).toBeGreaterThan(3500)
  expect(retryAfter).toBeLessThanOrEqual(3600)
  expect((await api('POST /children', { as: parent, body })).status).toBe(201)
  expect((await upload(other)).status).toBe(201)
})
