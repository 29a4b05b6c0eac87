import { expect, test, vi } from 'vitest'
import { person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { activityBody } from '../../setup/data/activity-body.ts'

vi.hoisted(() => Object.assign(process.env, { OPENAI_BASE_URL: 'http://localhost:9/v1', OPENAI_READER: 'off' }))

test('POST /admin/explore/fact-proposals returns 503 without a reader', async () => {
  const { setting, duration_minutes, age_min_months, text } = activityBody()
  const body = { setting, duration_minutes, age_min_months, text }
  const response = await api('POST /admin/explore/fact-proposals', { as: await person({ isAdmin: true }), body })
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ code: 'unavailable', reason: 'reader_missing', detail: 'No reader is set up here.' })
})
