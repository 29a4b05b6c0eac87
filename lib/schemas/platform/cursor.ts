import * as z from 'zod/mini'

/** Where a page stands among the others. */
export const pagination = z.object({ limit: z.number(), nextCursor: z.nullable(z.string()), hasMore: z.boolean() })
export type Pagination = z.infer<typeof pagination>

/** Where a page ended, as clients get it and send it back: base64url. */
export function encodeCursor(position: string): string {
  return btoa(position).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** An instant in a position. PostgreSQL knows no year 0, no offset of 16 hours and no second of 200 digits. */
export const positionInstant = z.iso
  .datetime({ offset: true })
  .check(z.regex(/^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|[+-](?:0\d|1[0-5]):\d\d)$/))

/** A cursor in a query string, read back by `read`, which is undefined for what it never wrote. */
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
