import { getRoute } from './routes.ts'

export interface Call {
  /** As somebody: what `person()` of factories.ts gives. */
  as?: { token: string }
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** Calls the API's own handlers, as `api('PATCH /children/…', …)`. */
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
  // Node wants to be told that a stream is sent before it is answered; its types do not know.
  const init = { method, body: sent, headers: all, signal: signal ?? null, duplex: 'half' }
  return handler(new Request(url, init), { params: Promise.resolve(params) })
}
