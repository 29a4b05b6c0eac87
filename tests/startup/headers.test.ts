import { expect, test } from 'vitest'
import { personWithChildren } from '../setup/http-person.ts'
import { startApp } from './app.ts'

const directives = (policy: string | null) => new Map((policy ?? '').split('; ').map((directive) => [directive.split(' ')[0], directive]))

test('whatever the app answers, over HTTPS a browser is told what not to do with it', async () => {
  const app = await startApp({ variables: { NEXTAUTH_URL: 'https://cometa.example' } })
  await app.ready()
  const get = (path: string) => fetch(`${app.url}${path}`, { redirect: 'manual' })
  const page = await get('/login')
  const chunk = /\/_next\/static\/chunks\/[^"]+\.js/.exec(await page.text())?.[0] ?? ''
  const policy = directives(page.headers.get('content-security-policy'))
  expect(policy.get('script-src')).toMatch(/^script-src 'self' 'nonce-[^']{16,}' 'strict-dynamic'$/)
  expect(policy.get('default-src')).toBe("default-src 'self'")

  const paths = {
    pages: ['/', '/login', '/explore', '/map', '/nowhere', '/activity/nowhere'],
    // The second time it is one that was kept ready.
    calls: ['/api/livez', '/api/nowhere', '/api/explore/categories', '/api/explore/categories', '/api/user/me', '/api/children'],
    'next-auth': ['/api/auth/csrf', '/api/auth/session', '/api/auth/signin', '/api/auth/signout', '/api/auth/error', '/api/auth/nowhere'],
    files: [chunk, '/_next/static/nowhere.js', '/icon.svg', '/emoji/abacus.svg', '/emoji/nowhere.svg', '/manifest.webmanifest'],
  }
  for (const path of Object.values(paths).flat()) {
    const { headers } = await get(path)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('strict-transport-security'), path).toBe('max-age=31536000')
    expect(directives(headers.get('content-security-policy')).get('frame-ancestors'), path).toBe("frame-ancestors 'none'")
  }
  for (const path of [...paths.calls, ...paths['next-auth'], '/emoji/abacus.svg', '/emoji/nowhere.svg'])
    expect(directives((await get(path)).headers.get('content-security-policy')).get('default-src'), path).toBe("default-src 'none'")

  const { cookie } = await personWithChildren(app.url, 1)
  const names = cookie.split('; ').map((pair) => pair.split('=')[0])
  expect(names).toEqual(expect.arrayContaining(['__Host-next-auth.session-token', '__Host-device']))
  expect(names.filter((name) => !name?.startsWith('__Host-'))).toEqual([])
})
