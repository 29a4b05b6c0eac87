import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import http from 'node:http'

/** A user of the provider. */
export interface OpenIdPerson {
  sub: string
  email?: string | undefined
  email_verified?: boolean | string | undefined
  name?: string | undefined
}

/** An error of the provider or of its user. */
export type Misbehaviour =
  | 'discovery fails'
  | 'token endpoint fails'
  | 'token endpoint hangs'
  | 'wrong client secret'
  | 'another issuer'
  | 'another audience'
  | 'another nonce'
  | 'another signature'
  | 'another state'
  | 'an old token'

interface Grant {
  person: OpenIdPerson
  redirectUri: string
  nonce: string | undefined
  challenge: string
}

interface Answer {
  status?: number
  type?: string
  location?: string
  body?: string
}

export const CLIENT_ID = 'cometa-test'
export const CLIENT_SECRET = 'a client secret of the tests'

interface Provider {
  issuer: string
  person: OpenIdPerson | undefined
  misbehaviour: Misbehaviour | undefined
  /** URLs of the requests so far. */
  asked: URL[]
  close(): Promise<unknown>
}

/**
 * Starts an OpenID Connect provider that replaces Google. With a `person` it redirects back at once; otherwise a page
 * asks who signs in, so that parallel tests do not affect each other.
 */
export async function startOpenIdServer(port = 0) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const grants = new Map<string, Grant>()
  const provider: Provider = {
    issuer: '',
    person: undefined,
    misbehaviour: undefined,
    asked: [],
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
  const is = (misbehaviour: Misbehaviour) => provider.misbehaviour === misbehaviour

  const server = http.createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', provider.issuer)
    provider.asked.push(url)
    const answer = await reply(request, url)
    if (!answer) return
    const { status = answer.location ? 302 : 200, type = 'application/json', location, body = '' } = answer
    response.writeHead(status, { 'content-type': type, ...(location && { location }) }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  const address = server.address()
  provider.issuer = `http://localhost:${address !== null && typeof address === 'object' ? address.port : port}`

  /** Returns undefined to send no response. */
  async function reply(request: http.IncomingMessage, url: URL): Promise<Answer | undefined> {
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return is('discovery fails') ? { status: 503 } : json(discovery(provider.issuer))
      case '/jwks':
        return json({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }] })
      case '/authorize':
        return authorize(url.searchParams)
      case '/token':
        if (is('token endpoint hangs')) return undefined
        if (is('token endpoint fails')) return { status: 500, type: 'text/plain', body: 'out of order' }
        return token(new URLSearchParams(await text(request)), request.headers.authorization)
      case '/favicon.ico':
      // Not part of a provider: receives the tokens that the app of the browser tests forwards.
      case '/token-sync':
        return { status: 204 }
      default:
        return { status: 404 }
    }
  }

  function authorize(query: URLSearchParams): Answer {
    const back = new URL(query.get('redirect_uri') ?? '')
    const person = provider.person ?? readTypedPerson(query)
    if (query.has('cancel')) back.searchParams.set('error', 'access_denied')
    else if (query.get('scope') !== 'openid email profile') back.searchParams.set('error', 'invalid_scope')
    else if (!person) return { type: 'text/html', body: page(query) }
    else back.searchParams.set('code', grant(person, query))
    back.searchParams.set('state', is('another state') ? 'another' : (query.get('state') ?? ''))
    return { location: back.href }
  }

  function grant(person: OpenIdPerson, query: URLSearchParams): string {
    const code = randomBytes(16).toString('hex')
    const challenge = query.get('code_challenge_method') === 'S256' ? query.get('code_challenge') : ''
    grants.set(code, {
      person,
      redirectUri: query.get('redirect_uri') ?? '',
      nonce: query.get('nonce') ?? undefined,
      challenge: challenge ?? '',
    })
    return code
  }

  /** RFC 6749, 4.1.3, with RFC 7636: a code is valid once, for its client, redirect URI and verifier. */
  function token(form: URLSearchParams, authorization = ''): Answer {
    const code = form.get('code') ?? ''
    const given = grants.get(code)
    grants.delete(code)
    const isClient =
      authorization === `Basic ${Buffer.from(`${CLIENT_ID}:${encodeURIComponent(CLIENT_SECRET).replaceAll('%20', '+')}`).toString('base64')}`
    if (!isClient || is('wrong client secret')) return { ...json({ error: 'invalid_client' }), status: 401 }
    const verified = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!given || given.redirectUri !== form.get('redirect_uri') || given.challenge !== verified)
      return { ...json({ error: 'invalid_grant' }), status: 400 }
    return json({ access_token: `access-${code}`, token_type: 'Bearer', expires_in: 3600, scope: 'openid email profile', id_token: idToken(given) })
  }

  function idToken({ person, nonce }: Grant): string {
    const now = Math.floor(Date.now() / 1000) - (is('an old token') ? 7200 : 0)
    const claims = {
      ...person,
      iss: is('another issuer') ? 'https://issuer.example' : provider.issuer,
      aud: is('another audience') ? 'another-client' : CLIENT_ID,
      nonce: is('another nonce') ? 'another' : nonce,
      iat: now,
      exp: now + 3600,
    }
    return signToken(claims, is('another signature') ? stranger.privateKey : privateKey)
  }

  return provider
}

function discovery(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
  }
}

function signToken(claims: object, key: KeyObject): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const content = `${part({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.${part(claims)}`
  return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`
}

/** Returns the person entered in the form of `page`. */
function readTypedPerson(query: URLSearchParams): OpenIdPerson | undefined {
  const email = query.get('email')
  if (email === null) return undefined
  return { sub: query.get('sub') || `sub of ${email}`, email, email_verified: true, name: query.get('name') ?? '' }
}

function page(query: URLSearchParams): string {
  const escapeHtml = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  const kept = [...query].map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`).join('')
  return `<!doctype html><title>Who are you?</title><form action="/authorize">${kept}
<label>Email <input name="email"></label> <label>Name <input name="name"></label> <label>Sub <input name="sub"></label>
<button>Continue</button> <button name="cancel" value="yes">Cancel</button></form>`
}

function json(value: object): Answer {
  return { body: JSON.stringify(value) }
}

async function text(request: http.IncomingMessage): Promise<string> {
  let all = ''
  for await (const chunk of request) all += chunk
  return all
}

/** Starts the provider and sets it as this process's Google; must run before any code reads the environment. */
export async function startConfiguredGoogle(variables: Record<string, string> = {}) {
  const server = await startOpenIdServer()
  Object.assign(process.env, { GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_CLIENT_SECRET: CLIENT_SECRET, GOOGLE_ISSUER: server.issuer, ...variables })
  return server
}
