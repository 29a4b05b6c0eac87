import 'server-only'
import { ownPath } from '#lib/domain/platform/return-page'

/**
 * Redirects to the submitted form on its own page, always within this app. Status 303 makes the browser use GET, so that reloading does not
 * submit again.
 */
export function backToForm(request: Request, form: string): Response {
  return new Response(null, { status: 303, headers: { location: `${pageOf(request)}#${encodeURIComponent(form)}`, 'cache-control': 'no-store' } })
}

function pageOf(request: Request): string {
  const from = URL.parse(request.headers.get('referer') ?? '')
  return (from && ownPath(`${from.pathname}${from.search}`)) ?? '/'
}
