type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>

const modules = import.meta.glob<Record<string, Handler | undefined>>('../../app/api/**/route.ts')

/** The handlers of a path under /api and its parameters, as Next would find them: exact folders before [id] ones. */
export async function routes(pathname: string): Promise<{ handlers: Record<string, Handler | undefined>; params: Record<string, string> }> {
  const segments = pathname.split('/').filter(Boolean)
  const files = Object.keys(modules).sort((a, b) => Number(a.includes('[')) - Number(b.includes('[')))
  for (const file of files) {
    const pattern = file.replace('../../app/', '').replace('/route.ts', '').split('/')
    const params = match(pattern, segments)
    const load = modules[file]
    if (params && load) return { handlers: await load(), params }
  }
  throw new Error(`No route for ${pathname}`)
}

function match(pattern: string[], segments: string[]): Record<string, string> | undefined {
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
