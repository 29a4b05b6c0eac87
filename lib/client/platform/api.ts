import type * as z from 'zod/mini'
import { forgetSession, getSession, type Session } from '#lib/client/auth/session'
import { ApiError } from '#lib/client/platform/api-error'
import { fetchFromServer } from '#lib/client/platform/offline/connection'
import { fromWire, toWire } from '#lib/schemas/platform/wire'

export { ApiError }

interface Options {
  /** Calls that need nobody signed in; a token goes along where there is one. */
  isPublic?: boolean
  /** Makes a creating call safe to repeat. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** What kind of answer is wanted, where it is not JSON. */
  accept?: string
}

/** Where an answer's schema is to be had: loaded beside the call, so that no page waits for schemas before it shows. */
type Lazy<T> = () => Promise<T>

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The one way to the API: `/children` is /api/children. Answers are parsed with the schema the server answers by. */
export const api = {
  get: <T extends z.ZodMiniType>(path: string, out: Lazy<T>, options?: Options) => parsed('GET', path, out, undefined, options),
  post: <T extends z.ZodMiniType>(path: string, out: Lazy<T>, body: unknown, options?: Options) => parsed('POST', path, out, body, options),
  put: <T extends z.ZodMiniType>(path: string, out: Lazy<T>, body: unknown, options?: Options) => parsed('PUT', path, out, body, options),
  patch: <T extends z.ZodMiniType>(path: string, out: Lazy<T>, body: unknown, options?: Options) => parsed('PATCH', path, out, body, options),
  delete: async (path: string, options?: Options): Promise<void> => {
    await request('DELETE', path, undefined, options)
  },
}

async function parsed<T extends z.ZodMiniType>(method: Method, path: string, out: Lazy<T>, body: unknown, options?: Options): Promise<z.output<T>> {
  const [response, schema] = await Promise.all([request(method, path, body, options), out()])
  const text = await response.text()
  return schema.parse(text ? fromWire(JSON.parse(text)) : undefined)
}

/** A call whose answer the caller reads. @throws ApiError for one that is not OK */
export async function request(method: Method, path: string, body: unknown, options: Options = {}): Promise<Response> {
  const response = await askedAgain(() => send(method, path, body, options))
  if (response.ok) return response
  throw await refusal(response, await response.json().catch(() => undefined))
}

/** Calls; and once more with what is true now where the session may have been renewed or ended elsewhere. */
export async function askedAgain<T extends { status: number }>(call: () => Promise<T>): Promise<T> {
  const first = await call()
  if (first.status !== 401) return first
  forgetSession()
  return call()
}

/** What is thrown for an answer that is not OK. @param body as JSON has it; whatever is no problem is left out */
export async function refusal({ status, statusText }: { status: number; statusText: string }, body: unknown): Promise<ApiError> {
  const { problemBody } = await import('#lib/schemas/platform/problem')
  return new ApiError(status, statusText, problemBody.safeParse(body).data)
}

/** Who is signed in. @throws ApiError 401 for a visitor, who can do nothing here */
export async function requireSession(): Promise<Session> {
  const session = await getSession()
  if (session) return session
  // Whoever signs in in another tab is no visitor the next time.
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
