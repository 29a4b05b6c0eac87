import type * as z from 'zod/mini'
import { forgetSession, getSession, type Session } from '#lib/client/auth/session'
import { ApiError } from '#lib/client/platform/api-error'
import { fetchFromServer } from '#lib/client/platform/offline/connection'
import { fromWire, toWire } from '#lib/schemas/platform/wire'

export { ApiError }

interface Options {
  /** Allows the request without a session; a token is sent if there is one. */
  isPublic?: boolean
  /** A key that makes a creating request safe to repeat. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** The content type to accept, if it is not JSON. */
  accept?: string
}

/** Loads a response's schema during the request, so that no page waits for schemas before it shows. */
type Lazy<T> = () => Promise<T>

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The only way to the API: `/children` is /api/children. Parses responses with the schema that the server uses. */
export const api = {
  get: <T extends z.ZodMiniType>(path: string, out: Lazy<T>, options?: Options) => requestParsed('GET', path, out, undefined, options),
  post: <T extends z.ZodMiniType>(path: string, out: Lazy<T>, body: unknown, options?: Options) => requestParsed('POST', path, out, body, options),
  put: <T extends z.ZodMiniType>(path: string, out: Lazy<T>, body: unknown, options?: Options) => requestParsed('PUT', path, out, body, options),
  patch: <T extends z.ZodMiniType>(path: string, out: Lazy<T>, body: unknown, options?: Options) => requestParsed('PATCH', path, out, body, options),
  delete: async (path: string, options?: Options): Promise<void> => {
    await request('DELETE', path, undefined, options)
  },
}

async function requestParsed<T extends z.ZodMiniType>(
  method: Method,
  path: string,
  out: Lazy<T>,
  body: unknown,
  options?: Options,
): Promise<z.output<T>> {
  const [response, schema] = await Promise.all([request(method, path, body, options), out()])
  const text = await response.text()
  return schema.parse(text ? fromWire(JSON.parse(text)) : undefined)
}

/** Sends a request whose response the caller reads. @throws ApiError if the response is not OK */
export async function request(method: Method, path: string, body: unknown, options: Options = {}): Promise<Response> {
  const response = await retryAfterUnauthorized(() => send(method, path, body, options))
  if (response.ok) return response
  throw await toApiError(response, await response.json().catch(() => undefined))
}

/** Sends a request, and repeats it once after a 401: another tab may have renewed or ended the session. */
export async function retryAfterUnauthorized<T extends { status: number }>(call: () => Promise<T>): Promise<T> {
  const first = await call()
  if (first.status !== 401) return first
  forgetSession()
  return call()
}

/** Builds the error for a response that is not OK. @param body parsed JSON; ignored if it is not a problem */
export async function toApiError({ status, statusText }: { status: number; statusText: string }, body: unknown): Promise<ApiError> {
  const { problemBody } = await import('#lib/schemas/platform/problem')
  return new ApiError(status, statusText, problemBody.safeParse(body).data)
}

/** The session of the signed-in user. @throws ApiError 401 for a visitor */
export async function requireSession(): Promise<Session> {
  const session = await getSession()
  if (session) return session
  // A visitor may sign in in another tab before the next request.
  forgetSession()
  throw new ApiError(401, 'No authentication token available')
}

async function send(method: Method, path: string, body: unknown, { isPublic, idempotencyKey, signal, accept }: Options): Promise<Response> {
  const session = await (isPublic ? getSession() : requireSession())
  const headers = new Headers({ 'accept-language': document.documentElement.lang })
  if (session) headers.set('authorization', `Bearer ${session.token}`)
  if (body !== undefined) headers.set('content-type', 'application/json')
  if (accept) headers.set('accept', accept)
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
  return fetchFromServer(`/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(toWire(body)), signal: signal ?? null })
}
