import { expect, test, vi } from 'vitest'
import { api } from '../../setup/api.ts'

const typed = 'email=mia%40example.com&password=typed+too+early'
const headers = { 'content-type': 'application/x-www-form-urlencoded' }

/** Returns the address to which a form leads that was sent from this page before its scripts ran. */
async function getReturnAddress(referer: string | undefined, form = '_R_1a_') {
  const response = await api(`POST /unsent?form=${form}`, { body: typed, headers: { ...headers, ...(referer !== undefined && { referer }) } })
  expect(response.status).toBe(303)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.text()).toBe('')
  return response.headers.get('location')
}

test('POST /unsent leads back to the form, without its values in the address', async () => {
  expect(await getReturnAddress('http://localhost:3000/login')).toBe('/login#_R_1a_')
  expect(await getReturnAddress('https://cometa.example/login?reset=abc')).toBe('/login?reset=abc#_R_1a_')
  expect(await getReturnAddress(undefined)).toBe('/#_R_1a_')
})

test('POST /unsent leads to no other site, and to no fragment except a form’s name', async () => {
  for (const referer of ['https://other.example//other.example/x', 'https://other.example/\\other.example', 'javascript:alert(1)', 'nonsense'])
    expect(await getReturnAddress(referer)).toMatch(/^\/(?![/\\])/)
  const response = await api('POST /unsent?form=%0d%0ax', { headers: { ...headers, referer: 'http://localhost:3000/login' } })
  expect(response.status).toBe(422)
  expect((await api('POST /unsent', { headers })).status).toBe(422)
})

test('POST /unsent neither reads nor logs the values', async () => {
  const logged = (['log', 'info', 'warn', 'error'] as const).map((level) => vi.spyOn(console, level))
  const body = new ReadableStream(
    {
      pull() {
        throw new Error('the body was read')
      },
    },
    { highWaterMark: 0 },
  )
  const response = await api('POST /unsent?form=a', { body, headers })
  expect(response.status).toBe(303)
  for (const spy of logged) expect(spy).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
