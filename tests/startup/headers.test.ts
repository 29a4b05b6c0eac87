import { once } from 'node:events'
import http from 'node:http'
import { describe, expect, test } from 'vitest'
import { PASSWORD } from '../setup/data/passwords.ts'
import { personWithChildren } from '../setup/http-person.ts'
import { type App, startApp } from './app.ts'

/** Headers by name: a text, a pattern if the value varies, or `undefined` if the header is absent. */
type Expected = Record<string, string | RegExp | undefined>

const always = { 'x-content-type-options': 'nosniff', 'strict-transport-security': 'max-age=31536000', 'x-powered-by': undefined, server: undefined }
const noPage = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
const pageScripts =
  /^default-src 'self'; script-src 'self' 'nonce-[^']{16,}' 'strict-dynamic'; .*object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'$/
const page = {
  ...always,
  'content-security-policy': pageScripts,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
}
const answer = { ...always, 'content-security-policy': noPage }
const script = { ...always, 'content-security-policy': "frame-ancestors 'none'" }

interface Kind {
  kind: string
  path: string
  status: number
  headers: Expected
  init?: RequestInit
}

const json = { 'content-type': 'application/json' }
const kinds: Kind[] = [
  { kind: 'a page', path: '/login', status: 200, headers: page },
  { kind: 'a page with a map', path: '/map', status: 200, headers: page },
  { kind: 'an unknown page', path: '/nowhere', status: 404, headers: page },
  { kind: 'a visitor’s page of an unknown activity', path: '/activity/nowhere', status: 404, headers: page },
  { kind: 'a redirect to sign in', path: '/profiles', status: 307, headers: { ...page, location: '/login?next=%2Fprofiles' } },
  { kind: 'a redirect of Next', path: '/login/', status: 308, headers: { ...always, location: '/login' } },
  { kind: 'JSON', path: '/api/explore/categories', status: 200, headers: answer },
  // The second response comes from the cache.
  { kind: 'JSON again', path: '/api/explore/categories', status: 200, headers: answer },
  { kind: 'liveness', path: '/api/livez', status: 200, headers: { ...answer, 'cache-control': 'no-store' } },
  { kind: 'a problem', path: '/api/user/me', status: 401, headers: { ...answer, 'cache-control': 'no-store' } },
  { kind: 'an unknown API path', path: '/api/nowhere', status: 404, headers: { ...answer, 'cache-control': 'no-store' } },
  { kind: 'a redirect of the API', path: '/api/unsent?form=a', status: 303, headers: { ...answer, location: '/#a' }, init: { method: 'POST' } },
  {
    kind: 'a body that is too large',
    path: '/api/user',
    status: 413,
    headers: { ...answer, 'cache-control': 'no-store' },
    init: { method: 'POST', headers: json, body: 'x'.repeat(65 * 1024) },
  },
  { kind: 'the API’s description', path: '/api/openapi.json', status: 200, headers: answer },
  {
    kind: 'the API’s description as a page',
    path: '/api/docs',
    status: 200,
    headers: { ...always, 'content-security-policy': pageScripts, 'referrer-policy': 'strict-origin-when-cross-origin', 'cache-control': 'no-store' },
  },
  { kind: 'its script', path: '/api-docs/swagger-ui-bundle.js', status: 200, headers: script },
  { kind: 'its style', path: '/api-docs/swagger-ui.css', status: 200, headers: answer },
  ...['csrf', 'session', 'providers'].map((call) => ({ kind: `next-auth’s ${call}`, path: `/api/auth/${call}`, status: 200, headers: answer })),
  { kind: 'next-auth’s sign-in', path: '/api/auth/signin', status: 302, headers: answer },
  { kind: 'next-auth’s sign-out', path: '/api/auth/signout', status: 200, headers: answer },
  { kind: 'next-auth’s error', path: '/api/auth/error', status: 302, headers: answer },
  { kind: 'an unknown next-auth path', path: '/api/auth/nowhere', status: 400, headers: answer },
  { kind: 'an unknown static script', path: '/_next/static/nowhere.js', status: 404, headers: script },
  { kind: 'the icon', path: '/icon.svg', status: 200, headers: always },
  { kind: 'a drawing', path: '/emoji/abacus.svg', status: 200, headers: { ...answer, 'cache-control': 'public, max-age=86400' } },
  { kind: 'an unknown drawing', path: '/emoji/nowhere.svg', status: 404, headers: answer },
  {
    kind: 'an unknown method',
    path: '/api/livez',
    status: 405,
    headers: { ...answer, allow: /^GET, HEAD, / },
    init: { method: 'PROPFIND' },
  },
]

/** Compares a response's status and headers. */
function expectHeaders({ kind, status, headers }: Kind, response: Response) {
  expect(response.status, kind).toBe(status)
  for (const [name, expected] of Object.entries(headers)) {
    const value = response.headers.get(name) ?? undefined
    if (expected instanceof RegExp) expect(value, `${name} of ${kind}`).toMatch(expected)
    else expect(value, `${name} of ${kind}`).toBe(expected)
  }
}

const call = (app: App, { path, init }: Pick<Kind, 'path' | 'init'>) => fetch(`${app.url}${path}`, { redirect: 'manual', ...init })

describe('responses over HTTPS', () => {
  test('have the security headers of their kind', async () => {
    const app = await startApp({ variables: { NEXTAUTH_URL: 'https://cometa.example' } })
    await app.ready()
    for (const kind of kinds) expectHeaders(kind, await call(app, kind))

    const chunk = /\/_next\/static\/chunks\/[^"]+\.js/.exec(await (await call(app, { path: '/login' })).text())?.[0] ?? ''
    expectHeaders(
      { kind: 'a static script', path: chunk, status: 200, headers: { ...script, 'cache-control': /immutable/ } },
      await call(app, { path: chunk }),
    )
    const docs = await call(app, { path: '/api/docs' })
    const nonce = /'nonce-([^']+)'/.exec(docs.headers.get('content-security-policy') ?? '')?.[1]
    expect(await docs.text()).toContain(`<script nonce="${nonce}"`)

    const { cookie } = await personWithChildren(app.url, 1)
    const names = cookie.split('; ').map((pair) => pair.split('=')[0])
    expect(names).toEqual(expect.arrayContaining(['__Host-next-auth.session-token', '__Host-device']))
    expect(names.filter((name) => !name?.startsWith('__Host-'))).toEqual([])

    const finish = await holdSignUp(app)
    app.child.kill('SIGTERM')
    const stopping = {
      kind: 'a response while the app stops',
      path: '/login',
      status: 503,
      headers: { ...answer, 'cache-control': 'no-store', 'retry-after': '5' },
    }
    await expect.poll(async () => (await call(app, stopping)).status).toBe(503)
    expectHeaders(stopping, await call(app, stopping))
    finish()
  })
})

/** Starts a sign-up that keeps the app from exiting. @returns a function that finishes it */
async function holdSignUp(app: App): Promise<() => void> {
  const body = JSON.stringify({ email: 'slow@example.com', password: PASSWORD })
  const headers = { ...json, 'content-length': body.length, expect: '100-continue' }
  const request = http.request(`${app.url}/api/user`, { method: 'POST', headers })
  request.on('response', (response) => response.resume())
  request.flushHeaders()
  await once(request, 'continue')
  return () => void request.end(body)
}
