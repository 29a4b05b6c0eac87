import 'server-only'
import type * as z from 'zod/mini'
import { MAX_IMPORT_BYTES } from '#lib/domain/places/place-files'
import type { ProblemCode } from '#lib/errors'
import type { RateLimit } from '#lib/server/platform/rate-limiter'

/** Who may call: anyone; any signed-in user; a signed-in user with a user type (the default); admins. */
export type Access = 'public' | 'signed_in' | 'member' | 'admin'

/** Maximum body size in bytes: without a picture, with a picture, and for an import of places. */
export const bodyLimits = { plain: 64 * 1024, picture: 8 * 1024 * 1024, file: MAX_IMPORT_BYTES }
export type BodyLimit = keyof typeof bodyLimits

/** Declaration of an API call next to its handler: `route()` enforces it, and the OpenAPI description is generated from it. */
export interface Declaration<A extends Access, B extends z.ZodMiniType, Q extends z.ZodMiniType, O extends z.ZodMiniType> {
  /** Summary for the API description: imperative, in English. */
  title: string
  /** Further details for the API description, in Markdown. */
  description?: string
  access?: A
  body?: B
  /** Size limit of the body; `plain` if absent. */
  bodyLimit?: BodyLimit
  /** Limit for calls from one address, counted before their body is read. A function, because limits are environment variables. */
  addressLimit?: () => RateLimit
  query?: Q
  /** Schema of the response: keys outside it never leave the server. Without it, the handler returns nothing (204) or a Response. */
  responseSchema?: O
  /** Status of success; 200, or 201 for POST, if absent. */
  status?: number
  /** Whether this is a public list: all visitors get the same response and may cache it while its ETag matches. */
  isShared?: boolean
  /** Whether the response has an ETag that the handler compares with If-None-Match; `isShared` implies it. */
  hasETag?: boolean
  /**
   * Whether the response may be large, such as one with a picture: each user gets a few at a time. `file` is for a response written while
   * it is read, so that its size is unknown.
   */
  isLarge?: boolean | 'file'
  /** Media types of a body that the handler reads as a stream. Its hash is unknown beforehand, so Idempotency-Key is not supported. */
  streamed?: readonly string[]
  /** Whether the call creates nothing and its response must not be stored: an Idempotency-Key is ignored. */
  keepsNothing?: boolean
  /** Events, with their data, sent to a client that accepts text/event-stream. `problem` is always one of them. */
  events?: Record<string, z.ZodMiniType>
  /** Media type of a Response that the handler returns, if it has no `responseSchema` and is not empty. */
  mediaType?: string
  /** Problems in addition to those that follow from the fields above. */
  problems?: ProblemCode[]
}

/** Returns the status of a successful response. */
export function statusOf<O extends z.ZodMiniType>(
  { status, responseSchema, mediaType }: Pick<Declaration<Access, z.ZodMiniType, z.ZodMiniType, O>, 'status' | 'responseSchema' | 'mediaType'>,
  method: string,
): number {
  if (status !== undefined) return status
  if (!responseSchema) return mediaType === undefined ? 204 : 200
  return method === 'POST' ? 201 : 200
}
