import type { AnyDeclaration, Call, Method } from '#lib/server/platform/openapi/types'
import { assertDescribed } from './api-description.ts'

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>
type Handlers = Record<string, Handler | undefined>

const modules = import.meta.glob<Handlers>('../../app/api/**/route.ts')

/**
 * Finds the handlers and parameters of a path under /api in Next's order: exact folders before [id] ones.
 * Every response is compared with the API's description.
 */
export async function getRoute(pathname: string): Promise<{ handlers: Handlers; params: Record<string, string> }> {
  const segments = pathname.split('/').filter(Boolean)
  const files = Object.keys(modules).sort((a, b) => Number(a.includes('[')) - Number(b.includes('[')))
  for (const file of files) {
    const pattern = file.replace('../../app/', '').replace('/route.ts', '').split('/')
    const params = matchPattern(pattern, segments)
    const load = modules[file]
    if (params && load) return { handlers: compareResponses(await load(), pattern), params }
  }
  throw new Error(`No route for ${pathname}`)
}

const methods: Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Lists every call declared with `route()`; `path` is the folder under app/api. */
export async function declaredCalls(): Promise<Call[]> {
  const calls = Object.entries(modules).map(async ([file, load]) => {
    const handlers = await load()
    const path = file.replace('../../app/api/', '').replace('/route.ts', '')
    return methods.flatMap((method) => {
      const handler = handlers[method]
      return isDeclared(handler) ? [{ method, path, declaration: handler.declaration }] : []
    })
  })
  return (await Promise.all(calls)).flat()
}

function isDeclared(handler: unknown): handler is Handler & { declaration: AnyDeclaration } {
  return typeof handler === 'function' && 'declaration' in handler
}

function compareResponses(handlers: Handlers, [, ...pattern]: string[]): Handlers {
  const path = `/${pattern.join('/').replaceAll('[', '{').replaceAll(']', '}')}`
  const each = Object.entries(handlers).map(([method, handler]): [string, Handler | undefined] => [
    method,
    handler &&
      (async (request, context) => {
        const response = await handler(request, context)
        await assertDescribed(method, path, response)
        return response
      }),
  ])
  return Object.fromEntries(each)
}

function matchPattern(pattern: string[], segments: string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined
  const params: Record<string, string> = {}
  for (const [i, part] of pattern.entries()) {
    const given = segments[i] ?? ''
    const name = /^\[(\w+)\]$/.exec(part)?.[1]
    if (name) params[name] = decodeURIComponent(given)
    else if (part !== given) return undefined
  }
  return params
}
