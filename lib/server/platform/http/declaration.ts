import 'server-only'
import type * as z from 'zod/mini'
import { MAX_IMPORT_BYTES } from '#lib/domain/places/place-files'
import type { ProblemCode } from '#lib/errors'
import type { RateLimit } from '#lib/server/platform/rate-limiter'

/** Who may call: anyone; anyone signed in; signed in with a user type (the rule); admins. */
export type Access = 'public' | 'signed_in' | 'member' | 'admin'

/** How many bytes a body may have: one without a picture, one with a picture, and a file of places. */
export const bodyLimits = { plain: 64 * 1024, picture: 8 * 1024 * 1024, file: MAX_IMPORT_BYTES }
export type BodyLimit = keyof typeof bodyLimits

/** What is said of a call beside its handler: `route()` goes by it, and the API's description is made from it. */
export interface Declaration<A extends Access, B extends z.ZodMiniType, Q extends z.ZodMiniType, O extends z.ZodMiniType> {
  /** What it does, for readers of the description: imperative, in English. */
  title: string
  /** What else is to be known of it, in Markdown. */
  description?: string
  access?: A
  body?: B
  /** Which limit holds for the body; `plain` if absent. */
  bodyLimit?: BodyLimit
  /** Counts calls from one address before their body is read. A function, because limits are variables. */
  addressLimit?: () => RateLimit
  query?: Q
  /** What leaves the server: a key that is not in it never does. Without it, the handler answers nothing (204) or a Response. */
  responseSchema?: O
  /** 200, or 201 for POST, where not given. */
  status?: number
  /** A public list: visitors all get the same, and may keep it as long as its ETag holds. */
  isShared?: boolean
  /** The answer has an ETag that the handler compares with If-None-Match; `isShared` implies it. */
  hasETag?: boolean
  /**
   * The answer may be large, as one with a picture is: one user gets a few at a time, and the next once one is read. `file` if it is
   * written as it is read, so that its size is unknown.
   */
  isLarge?: boolean | 'file'
  /**
   * Media types of a body that the handler reads itself, as it comes. Nobody knows it beforehand, so no Idempotency-Key goes with it.
   */
  streamed?: readonly string[]
  /** A call that creates nothing and whose answer must not be stored: an Idempotency-Key is ignored. */
  keepsNothing?: boolean
  /** Where the caller accepts text/event-stream: the events that come instead, each with its data. `problem` is always one of them. */
  events?: Record<string, z.ZodMiniType>
  /** Of the Response that the handler makes, where it has no `responseSchema` and is not empty. */
  mediaType?: string
  /** What can go wrong besides what follows from all of the above. */
  problems?: ProblemCode[]
}

/** The status of an answer that is no problem. */
export function statusOf<O extends z.ZodMiniType>(
  { status, responseSchema, mediaType }: Pick<Declaration<Access, z.ZodMiniType, z.ZodMiniType, O>, 'status' | 'responseSchema' | 'mediaType'>,
  method: string,
): number {
  if (status !== undefined) return status
  if (!responseSchema) return mediaType === undefined ? 204 : 200
  return method === 'POST' ? 201 : 200
}
