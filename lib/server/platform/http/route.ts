import 'server-only'
import * as z from 'zod/mini'
import type { Language } from '#lib/domain/platform/basics'
import { env } from '#lib/env'
import { Problem } from '#lib/errors'
import { id, slug } from '#lib/schemas/platform/fields'
import { toWire } from '#lib/schemas/platform/wire'
import { readToken } from '#lib/server/auth/bearer'
import { findSignedIn, type SignedIn } from '#lib/server/auth/sessions'
import { clientNetwork } from '#lib/server/platform/http/address'
import { assertLength, parseBody, parseQuery, readBody } from '#lib/server/platform/http/body'
import { type Access, type Declaration, statusOf } from '#lib/server/platform/http/declaration'
import { runIdempotently } from '#lib/server/platform/http/idempotency'
import { requestLanguage } from '#lib/server/platform/http/language'
import { type ResponseSlot, takeResponseSlot } from '#lib/server/platform/http/large-responses'
import { asProblem, logServerError, problemResponse } from '#lib/server/platform/http/problem'
import { sharedResponse } from '#lib/server/platform/http/shared-response'
import { createQueuePlace, type QueuePlace } from '#lib/server/platform/queue'
import { consumeRateLimit, consumeRateLimits } from '#lib/server/platform/rate-limiter'

const HOUR_SECONDS = 3600

interface Context<A extends Access, B extends z.ZodMiniType, Q extends z.ZodMiniType> {
  user: A extends 'public' ? SignedIn | undefined : SignedIn
  body: z.output<B>
  query: z.output<Q>
  /** Parameters of the path. `id` is a UUID and `slug` has the form of slugs; anything else got a 404. */
  params: { id: string; slug: string }
  language: Language
  request: Request
}

type Handler<A extends Access, B extends z.ZodMiniType, Q extends z.ZodMiniType, O extends z.ZodMiniType> = (
  context: Context<A, B, Q>,
) => Promise<z.input<O> | Response>

/**
 * Wraps every API handler: authenticates, authorises, validates the input, filters the response by its schema, and turns every error into a
 * problem in the user's language. The declaration stays on the returned function, because the OpenAPI description is generated from it.
 */
export function route<
  A extends Access = 'member',
  B extends z.ZodMiniType = z.ZodMiniUndefined,
  Q extends z.ZodMiniType = z.ZodMiniUndefined,
  O extends z.ZodMiniType = z.ZodMiniVoid,
>(declaration: Declaration<A, B, Q, O>, handler: Handler<A, B, Q, O>) {
  const handleCall = async (request: Request, { params }: { params: Promise<Record<string, string | string[]> | undefined> }): Promise<Response> => {
    let user: SignedIn | undefined
    let place: ResponseSlot | undefined
    let turn: QueuePlace | undefined
    try {
      user = await authenticate(request)
      // One user's large bodies are processed one by one, because all users share the memory.
      if (declaration.body) turn = createQueuePlace(user?.id ?? 'visitors')
      const language = requestLanguage(request, user?.language)
      authorise(declaration.access ?? 'member', user)
      if (declaration.isLarge && user) place = await takeResponseSlot(user.id, request)
      if (user && isWriting(request)) await consumeRateLimit({ name: 'write', points: env().WRITE_LIMIT, seconds: HOUR_SECONDS }, user.id)
      const { id: givenId = '', slug: givenSlug = '' } = (await params) ?? {} // Next gives a route without parameters none
      if (givenId !== '' && !id.safeParse(givenId).success) throw new Problem('not_found')
      if (givenSlug !== '' && !slug.safeParse(givenSlug).success) throw new Problem('not_found')
      const { text, query, body } = await readInput(declaration, request, turn)
      // biome-ignore lint/plugin: `authorise` has just checked what the type of `user` states
      const context = { user, body, query, params: { id: givenId, slug: givenSlug }, language, request } as Context<A, B, Q>
      const run = async () => toResponse(declaration, context, await handler(context))
      const response = await (declaration.streamed || declaration.keepsNothing
        ? run()
        : runIdempotently({ request, user, language, body: text }, run))
      return place ? await place.hold(response, declaration.isLarge === 'file') : response
    } catch (error) {
      const problem = asProblem(error)
      // Work that stops because its client disconnects is not an error.
      if (error !== request.signal.reason) logServerError(request, problem)
      const response = problemResponse(problem, requestLanguage(request, user?.language))
      return place ? place.hold(response) : response
    } finally {
      turn?.end()
    }
  }
  return Object.assign(handleCall, { declaration })
}

/** Validates the input. It counts toward the address limit, if there is one, unless it is invalid: a mistake is not an attempt. */
async function readInput<B extends z.ZodMiniType, Q extends z.ZodMiniType>(
  declaration: Declaration<Access, B, Q, z.ZodMiniType>,
  request: Request,
  turn: QueuePlace | undefined,
) {
  const { addressLimit, bodyLimit = 'plain' } = declaration
  const refund = await consumeRateLimits(addressLimit ? [{ limit: addressLimit(), key: clientNetwork(request.headers) }] : [])
  try {
    const query = declaration.query && parseQuery(declaration.query, request.url)
    if (declaration.streamed) assertLength(request, bodyLimit)
    const text = declaration.body ? await readBody(request, bodyLimit, turn?.begin) : ''
    // Many clients send no body with a DELETE: it counts as an empty one.
    const body = declaration.body && parseBody(declaration.body, text || (request.method === 'DELETE' ? '{}' : ''))
    return { text, query, body }
  } catch (error) {
    if (error instanceof Problem && error.code === 'invalid') await refund()
    throw error
  }
}

/** Returns the user of the bearer token. Cookies are ignored, so that other sites cannot make a browser write. */
async function authenticate(request: Request): Promise<SignedIn | undefined> {
  const header = request.headers.get('authorization')
  if (header === null) return undefined
  const token = /^Bearer (\S+)$/i.exec(header)?.[1]
  const claims = token && (await readToken(token))
  const user = claims && (await findSignedIn(claims))
  if (!user) throw new Problem('unauthenticated')
  return user
}

function isWriting({ method }: Request): boolean {
  return method !== 'GET' && method !== 'HEAD'
}

function authorise(access: Access, user: SignedIn | undefined) {
  if (access === 'public') return
  if (!user) throw new Problem('unauthenticated')
  if (access === 'signed_in') return
  if (!user.userType) throw new Problem('user_type_required')
  if (access === 'admin' && !user.isAdmin) throw new Problem('forbidden')
}

function toResponse<O extends z.ZodMiniType>(
  declaration: Declaration<Access, z.ZodMiniType, z.ZodMiniType, O>,
  { request, user, language }: { request: Request; user: SignedIn | undefined; language: Language },
  result: unknown,
): Response {
  if (result instanceof Response) return result
  const { responseSchema, isShared } = declaration
  const headers = { 'cache-control': 'no-store', 'content-language': language }
  const status = statusOf(declaration, request.method)
  if (!responseSchema) return new Response(null, { status, headers })
  const text = JSON.stringify(toWire(z.parse(responseSchema, result)))
  if (isShared) return sharedResponse(request, text, { language, isPersonal: user !== undefined })
  return new Response(text, { status, headers: { ...headers, 'content-type': 'application/json' } })
}
