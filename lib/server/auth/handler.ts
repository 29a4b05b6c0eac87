import 'server-only'
import { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { Problem } from '#lib/errors'
import { isCancelled, isFromGoogle } from '#lib/server/auth/google'
import { authOptions } from '#lib/server/auth/options'
import { forgetLinking, pageAfterGoogle } from '#lib/server/google-links'
import { readBody } from '#lib/server/http/body'
import { requestLanguage } from '#lib/server/http/language'
import { asProblem, logFault, problemResponse } from '#lib/server/http/problem'

type Context = { params: Promise<{ nextauth: string[] }> }

/** next-auth's own calls, with the API's limit of a body, and with its 503 where next-auth would sign people out because the database is away. */
export async function authHandler(request: NextRequest, context: Context): Promise<Response> {
  if (!isFromGoogle(request)) return answer(request, context)
  const response = isCancelled(request) ? seeOther(pageAfterGoogle(request)) : await answer(request, context)
  // Whatever came of it: a note to link counts for one way to Google.
  response.headers.append('set-cookie', forgetLinking())
  return response
}

async function answer(request: NextRequest, context: Context): Promise<Response> {
  let fault: unknown
  try {
    const limited = await withBodyRead(request)
    const response = await NextAuth(
      limited,
      context,
      authOptions(request, (error) => {
        fault = error
      }),
    )
    if (fault === undefined) return response
  } catch (error) {
    fault = error instanceof SyntaxError ? new Problem('invalid', { detail: { key: 'broken_json' } }) : error
  }
  const problem = asProblem(fault)
  logFault(request, problem)
  if (isFromGoogle(request)) return seeOther(pageAfterGoogle(request, problem.code))
  return problemResponse(problem, requestLanguage(request))
}

function seeOther(page: string): Response {
  return new Response(null, { status: 303, headers: { location: page, 'cache-control': 'no-store' } })
}

/** next-auth reads a body however long it is. @throws Problem payload_too_large */
async function withBodyRead(request: NextRequest): Promise<NextRequest> {
  if (!request.body) return request
  const body = await readBody(request)
  return new NextRequest(request.url, { method: request.method, headers: request.headers, body })
}
