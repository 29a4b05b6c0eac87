import 'server-only'
import { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { Problem } from '#lib/errors'
import { authOptions } from '#lib/server/auth/options'
import { readBody } from '#lib/server/http/body'
import { requestLanguage } from '#lib/server/http/language'
import { asProblem, logFault, problemResponse } from '#lib/server/http/problem'

type Context = { params: Promise<{ nextauth: string[] }> }

/** next-auth's own calls, with the API's limit of a body, and with its 503 where next-auth would sign people out because the database is away. */
export async function authHandler(request: NextRequest, context: Context): Promise<Response> {
  let fault: unknown
  try {
    const limited = await withBodyRead(request)
    const response = await NextAuth(
      limited,
      context,
      authOptions((error) => {
        fault = error
      }),
    )
    if (fault === undefined) return response
  } catch (error) {
    fault = error instanceof SyntaxError ? new Problem('invalid', { detail: { key: 'broken_json' } }) : error
  }
  const problem = asProblem(fault)
  logFault(request, problem)
  return problemResponse(problem, requestLanguage(request))
}

/** next-auth reads a body however long it is. @throws Problem payload_too_large */
async function withBodyRead(request: NextRequest): Promise<NextRequest> {
  if (!request.body) return request
  const body = await readBody(request)
  return new NextRequest(request.url, { method: request.method, headers: request.headers, body })
}
