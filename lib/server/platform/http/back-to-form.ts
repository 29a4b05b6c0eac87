import 'server-only'
import { ownPath } from '#lib/domain/platform/return-page'

/**
 * Leads back to the form that was sent, on the page it stands on: in this app, whatever site the browser says it comes from. It is
 * asked for by GET (303), so that loading it again sends nothing again.
 */
export function backToForm(request: Request, form: string): Response {
  return new Response(null, { status: 303, headers: { location: `${pageOf(request)}#${encodeURIComponent(form)}`, 'cache-control': 'no-store' } })
}

function pageOf(request: Request): string {
  const from = URL.parse(request.headers.get('referer') ?? '')
  return (from && ownPath(`${from.pathname}${from.search}`)) ?? '/'
}
