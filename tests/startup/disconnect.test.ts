import { expect, test } from 'vitest'
import { personWithChildren } from '../setup/http-person.ts'
import { startModelServer } from '../setup/services/model.ts'
import { startApp } from './app.ts'

test('a client that disconnects stops the model’s request, and its activities still count toward the daily limit', async () => {
  const model = await startModelServer({ behaviour: { tokensPerSecond: 100 } })
  const app = await startApp({ variables: { OPENAI_BASE_URL: model.url, GENERATION_DAILY_LIMIT: '3' } })
  await app.ready()
  const {
    authorization,
    childIds: [childId],
  } = await personWithChildren(app.url, 1)
  const client = new AbortController()
  const generate = (accept: string, signal: AbortSignal | null) =>
    fetch(`${app.url}/api/activity`, {
      method: 'POST',
      headers: { authorization, accept, 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'child', id: childId, duration: '30-60min', location: 'indoor', batch_size: 3 }),
      signal,
    })
  const called = model.nextCall()
  const response = await generate('text/event-stream', client.signal)
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const { wasStopped } = await called
  client.abort()
  expect(await wasStopped).toBe(true)

  model.behave({})
  expect((await generate('application/json', null)).status).toBe(429)
  await model.close()
})
