import * as z from 'zod/mini'

/** The position of a page in its list. */
export const pagination = z.object({ limit: z.number(), nextCursor: z.nullable(z.string()), hasMore: z.boolean() })
export type Pagination = z.infer<typeof pagination>

/** Encodes the last position of a page for clients, as base64url. */
export function encodeCursor(position: string): string {
  return btoa(position).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** An instant in a position. PostgreSQL has no year 0, no offset of 16 hours and no second of 200 digits. */
export const positionInstant = z.iso
  .datetime({ offset: true })
  .check(z.regex(/^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|[+-](?:0\d|1[0-5]):\d\d)$/))

/** Decodes a cursor in a query string. `read` parses it and returns undefined for invalid text. */
export function cursor<T>(read: (position: string) => T | undefined) {
  const decode = (text: string) => {
    try {
      return read(atob(text.replaceAll('-', '+').replaceAll('_', '/')))
    } catch {
      return undefined
    }
  }
  return z.pipe(z.string().check(z.refine((text) => decode(text) !== undefined, 'wrong_value')), z.transform(decode))
}
