import 'server-only'

/** The value of a cookie that came with a request, decoded; undefined where there is none, or it is garbled. */
export function cookieOf(request: Request, name: string): string | undefined {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [key = '', ...rest] = pair.split('=')
    if (key.trim() === name) return decoded(rest.join('=').trim())
  }
  return undefined
}

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}
