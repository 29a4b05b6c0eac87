import { expect, test } from 'vitest'
import { withHeartbeat } from '#lib/server/platform/http/heartbeat'

const bytes = (text: string) => new TextEncoder().encode(text)

test('a stream that says nothing for a while says that it is there, and loses nothing', async () => {
  let release = () => {}
  async function* events() {
    yield bytes('one')
    await new Promise<void>((resolve) => {
      release = resolve
    })
    yield bytes('two')
  }
  const heard: string[] = []
  for await (const chunk of withHeartbeat(events(), 5)) {
    const text = new TextDecoder().decode(chunk)
    heard.push(text)
    if (heard.length === 4) release()
  }
  expect(heard.slice(0, 4)).toEqual(['one', ': still here\n\n', ': still here\n\n', ': still here\n\n'])
  expect(heard.at(-1)).toBe('two')
})

test('a stream that fails fails', async () => {
  async function* events(): AsyncGenerator<Uint8Array, void> {
    yield bytes('one')
    throw new Error('broken')
  }
  const read = async () => {
    for await (const _ of withHeartbeat(events(), 1000)) {
      // All of it.
    }
  }
  await expect(read()).rejects.toThrow('broken')
})
