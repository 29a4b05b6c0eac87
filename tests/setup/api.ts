import { getRoute } from './routes.ts'

export interface Call {
  /** The signed-in user, from `person()` in factories.ts. */
  as?: { token: string }
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** Calls a route handler directly, as in `api('PATCH /children/…', …)`. */
export async function api(
  call: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`,
  { as, body, headers = {}, signal }: Call = {},
): Promise<Response> {
  const [method = '', target = ''] = call.split(' ')
  const url = new URL(`http://localhost:3000/api${target}`)
  const { handlers, params } = await getRoute(url.pathname)
  const handler = handlers[method]
  if (!handler) throw new Error(`No ${method} handler at ${url.pathname}`)
  const isSentAsIs = typeof body === 'string' || body instanceof ReadableStream || body instanceof Blob
  const sent = body === undefined ? null : isSentAsIs ? body : JSON.stringify(body)
  const all = { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1', ...(as && { authorization: `Bearer ${as.token}` }), ...headers }
  // Node requires `duplex` for a stream body, but its types lack it.
  const init = { method, body: sent, headers: all, signal: signal ?? null, duplex: 'half' }
  return handler(new Request(url, init), { params: Promise.resolve(params) })
}
