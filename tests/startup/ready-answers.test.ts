import type http from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { VisitorAnswers } from '#lib/visitor-answers'
import { parseTrustedProxies } from '../../scripts/server/client-address.ts'
import { startFront } from '../../scripts/server/front.ts'
import { answerVisitor } from '../../scripts/server/ready-answers.ts'
import { freePort } from './app.ts'

const path = '/api/kept'
const answers = new VisitorAnswers(path, 60_000)

/** A server on which whatever is not ready is the app's. */
async function front() {
  const port = await freePort()
  const handle = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    if (!answerVisitor(request, response)) response.end('from the app')
  }
  onTestFinished(await startFront({ port, proxies: parseTrustedProxies(''), handle }))
  return (headers: Record<string, string> = {}, at = path, method = 'GET') => fetch(`http://127.0.0.1:${port}${at}`, { headers, method })
}

test('visitors get what is ready in their language, and whoever has a token never does', async () => {
  await answers.of('en', async () => ({ text: '["kept"]', etag: '"one"' }))
  await answers.of('he', async () => ({ text: '["נשמר"]', etag: '"two"' }))
  const ask = await front()
  const first = await ask()
  expect(await first.json()).toEqual(['kept'])
  expect(Object.fromEntries(first.headers)).toMatchObject({
    etag: '"one"',
    vary: 'Authorization, Accept-Language',
    'cache-control': 'public, no-cache',
    'content-language': 'en',
    'content-type': 'application/json',
    'x-content-type-options': 'nosniff',
  })
  expect(await (await ask({ 'accept-language': 'he' })).json()).toEqual(['נשמר'])
  expect(await (await ask({ cookie: 'a=b; locale=he', 'accept-language': 'en' })).json()).toEqual(['נשמר'])
  for (const authorization of ['Bearer x', 'Basic x', '']) expect(await (await ask({ authorization })).text()).toBe('from the app')
})

test('what they have already is a 304 with nothing in it', async () => {
  await answers.of('en', async () => ({ text: '["kept"]', etag: '"one"' }))
  const ask = await front()
  for (const tags of ['"one"', 'W/"one"', '"zero", "one"', '*']) {
    const response = await ask({ 'if-none-match': tags })
    expect([response.status, await response.text()]).toEqual([304, ''])
  }
  expect((await ask({ 'if-none-match': '"two"' })).status).toBe(200)
})

test('anything else is the app’s', async () => {
  await answers.of('en', async () => ({ text: '["kept"]', etag: '"one"' }))
  const ask = await front()
  expect(await (await ask({ 'accept-language': 'es' })).text()).toBe('from the app')
  expect(await (await ask({}, `${path}?q=1`)).text()).toBe('from the app')
  expect(await (await ask({}, '/api/other')).text()).toBe('from the app')
  expect(await (await ask({}, path, 'POST')).text()).toBe('from the app')
  answers.forget()
  expect(await (await ask()).text()).toBe('from the app')
})
