import { expect, test } from 'vitest'
import { withHeartbeat } from '#lib/server/platform/http/heartbeat'

const bytes = (text: string) => new TextEncoder().encode(text)

test('withHeartbeat sends heartbeats while the stream is silent and loses no chunk', async () => {
  let release = () => {}
  async function* events() {
    yield bytes('one')
    await new Promise<void>((resolve) => {
      release = resolve
    })
    yield bytes('two')
  }
  const received: string[] = []
  for await (const chunk of withHeartbeat(events(), 5)) {
    const text = new TextDecoder().decode(chunk)
    received.push(text)
    if (received.length === 4) release()
  }
  expect(received.slice(0, 4)).toEqual(['one', ': still here\n\n', ': still here\n\n', ': still here\n\n'])
  expect(received.at(-1)).toBe('two')
})

test('withHeartbeat throws the error of the stream', async () => {
  async function* events(): AsyncGenerator<Uint8Array, void> {
    yield bytes('one')
    throw new Error('broken')
  }
  const read = async () => {
    for await (const _ of withHeartbeat(events(), 1000)) {
      // Reads the whole stream.
    }
  }
  await expect(read()).rejects.toThrow('broken')
})
