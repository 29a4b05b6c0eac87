import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { describe, expect, test } from 'vitest'
import { db } from '#lib/server/platform/db'
import { child, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { assertEventDescribed } from '../../setup/api-description.ts'
import { requestActivities, type WireActivity } from '../../setup/data/activities.ts'

const accept = { accept: 'text/event-stream' }

function parseEvents(text: string) {
  const events: { event: string | undefined; data: Record<string, unknown> }[] = []
  const parser = createParser({ onEvent: ({ event, data }: EventSourceMessage) => events.push({ event, data: JSON.parse(data) }) })
  parser.feed(text)
  for (const event of events) assertEventDescribed('POST', '/activity', event)
  return events
}

async function listHistory(parent: { token: string }): Promise<WireActivity[]> {
  return (await (await api('GET /activity', { as: parent })).json()).activities
}

describe('POST /activity as an event stream', () => {
  test('sends the batch, each activity and the end', async () => {
    const parent = await person()
    const noa = await child(parent)
    const response = await requestActivities(parent, { type: 'child', id: noa.id, batch_size: 3 }, accept)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-accel-buffering')).toBe('no')
    const events = parseEvents(await response.text())
    expect(events.map(({ event }) => event)).toEqual(['batch', 'activity', 'activity', 'activity', 'done'])
    expect(events.at(-1)?.data).toEqual({ count: 3, source: 'library' })
    const [opening, ...activities] = events.slice(0, -1).map(({ data }) => data)
    expect(activities.every((activity) => activity.batch_id === opening?.batch_id)).toBe(true)
    expect((await listHistory(parent)).toReversed()).toEqual(activities)
  })

  test('sends one activity without a batch if the request has no batch size', async () => {
    const parent = await person()
    const events = parseEvents(await (await requestActivities(parent, { type: 'age', age_months: 60 }, accept)).text())
    expect(events.map(({ event }) => event)).toEqual(['batch', 'activity', 'done'])
  })

  test('sends a problem if the generation fails', async () => {
    await db.catalogueActivity.deleteMany({ where: { ageMinMonths: { lt: 3 } } })
    const parent = await person({ language: 'es' })
    const events = parseEvents(await (await requestActivities(parent, { type: 'age', age_months: 2, batch_size: 3 }, accept)).text())
    expect(events).toEqual([
      { event: 'batch', data: { batch_id: expect.any(String) } },
      {
        event: 'problem',
        data: expect.objectContaining({ code: 'generation_unavailable', status: 503, detail: expect.stringMatching(/actividad/) }),
      },
      { event: 'done', data: { count: 0, source: 'library' } },
    ])
  })

  test('returns an ordinary problem if the stream cannot start', async () => {
    const [parent, stranger] = [await person(), await person()]
    const noa = await child(parent)
    for (const [body, status] of [
      [{ type: 'child', id: noa.id }, 404],
      [{ type: 'child' }, 422],
    ] as const) {
      const response = await requestActivities(stranger, body, accept)
      expect(response.status).toBe(status)
      expect(response.headers.get('content-type')).toBe('application/problem+json')
    }
    expect(await listHistory(stranger)).toEqual([])
  })

  test('stops the generation when the client disconnects, and keeps the sent activities', async () => {
    const parent = await person()
    const noa = await child(parent, { name: 'Noa' })
    const response = await requestActivities(parent, { type: 'child', id: noa.id, batch_size: 10 }, accept)
    const reader = response.body?.getReader()
    let text = ''
    while (parseEvents(text).filter(({ event }) => event === 'activity').length === 0) text += new TextDecoder().decode((await reader?.read())?.value)
    await reader?.cancel()
    const kept = await listHistory(parent)
    expect(kept.length).toBeGreaterThan(0)
    expect(kept.length).toBeLessThan(4)
    expect(kept.at(-1)).toEqual(parseEvents(text)[1]?.data)
  })

  test('that ended in a problem is not replayed: the same key tries again', async () => {
    await db.catalogueActivity.deleteMany({ where: { ageMinMonths: { lt: 3 } } })
    const parent = await person()
    const headers = { ...accept, 'idempotency-key': 'nothing-fits-yet' }
    const events = async (sent: Record<string, string>) =>
      parseEvents(await (await requestActivities(parent, { type: 'age', age_months: 2, batch_size: 1 }, sent)).text()).map(
        ({ data }) => data.batch_id,
      )
    expect(await events(headers)).not.toEqual(await events(headers))
    expect(await db.idempotencyKey.count({ where: { userId: parent.id } })).toBe(0)
  })

  test('ends in not_found if the child is deleted meanwhile', async () => {
    const parent = await person()
    const noa = await child(parent)
    const response = await requestActivities(parent, { type: 'child', id: noa.id, batch_size: 10 }, accept)
    const reader = response.body?.getReader()
    let text = ''
    while (!text.includes('event: activity')) text += new TextDecoder().decode((await reader?.read())?.value)
    expect((await api(`DELETE /children/${noa.id}`, { as: parent })).status).toBe(204)
    for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) text += new TextDecoder().decode(chunk.value)
    const events = parseEvents(text)
    expect(events.at(-2)).toEqual({ event: 'problem', data: expect.objectContaining({ code: 'not_found', status: 404 }) })
    expect(await listHistory(parent)).toHaveLength(events.filter(({ event }) => event === 'activity').length)
  })

  test('is replayed word for word for the same idempotency key', async () => {
    const parent = await person()
    const noa = await child(parent)
    const headers = { ...accept, 'idempotency-key': 'the-same-stream' }
    const first = await (await requestActivities(parent, { type: 'child', id: noa.id, batch_size: 3 }, headers)).text()
    const again = await requestActivities(parent, { type: 'child', id: noa.id, batch_size: 3 }, headers)
    expect(again.headers.get('content-type')).toBe('text/event-stream')
    expect(await again.text()).toBe(first)
    expect(await listHistory(parent)).toHaveLength(3)
  })
})
