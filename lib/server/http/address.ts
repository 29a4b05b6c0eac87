import 'server-only'

/**
 * The address of whoever asks. The app's own HTTP front sets this header from the connection (and from a trusted
 * proxy's word), so what a client writes into it never arrives here.
 */
export function clientAddress(headers: Headers): string {
  return headers.get('x-forwarded-for') ?? 'unknown'
}
