import { expect, test } from 'vitest'
import { mapSource } from '#lib/domain/places/map-sources'
import { defaultResponsePolicy, pagePolicy } from '#lib/domain/platform/page-policy'

const google = mapSource({ NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: 'a key' })

/** Reads a policy as its directives with their sources. */
const readPolicy = (policy: string) => Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/).slice(0, 2)))
const policyOf = (path: string, isDev: boolean) => readPolicy(pagePolicy({ path, nonce: 'abc', map: google, isDev }))

test('a page may load nothing from elsewhere, be framed nowhere and send forms only here', () => {
  expect(policyOf('/explore', false)).toEqual({
    'default-src': "'self'",
    'script-src': "'self' 'nonce-abc' 'strict-dynamic'",
    'style-src': "'self' 'nonce-abc'",
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'frame-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  })
})

test('a page with Google’s map may load its styles, fonts, frames and workers too', () => {
  const policy = policyOf('/map', false)
  expect(policy).toMatchObject({
    'style-src': "'self' 'nonce-abc' https://fonts.googleapis.com",
    'font-src': "'self' https://fonts.gstatic.com",
    'connect-src': "'self' https://tiles.openfreemap.org https://*.googleapis.com https://*.google.com https://*.gstatic.com data: blob:",
    'frame-src': "'self' https://*.google.com",
    'worker-src': "'self' blob:",
    'object-src': "'none'",
  })
})

test('a page in development may use eval, inline styles and a web socket', () => {
  expect(policyOf('/explore', true)).toMatchObject({
    'script-src': "'self' 'nonce-abc' 'strict-dynamic' 'unsafe-eval'",
    'style-src': "'self' 'unsafe-inline'",
    'connect-src': "'self' ws:",
  })
})

test.each(['/sw.js', '/maplibre/worker.mjs'])('defaultResponsePolicy only forbids framing %s, whose workers need their own sources', (path) => {
  expect(readPolicy(defaultResponsePolicy(path))).toEqual({ 'frame-ancestors': "'none'" })
})

test.each(['/api/children', '/sw.js.map', '/js'])('defaultResponsePolicy allows nothing to run in %s', (path) => {
  expect(readPolicy(defaultResponsePolicy(path))).toMatchObject({ 'default-src': "'none'", 'frame-ancestors': "'none'", 'base-uri': "'none'" })
})
