import { route } from '#lib/server/platform/http/route'
import { docsPage } from '#lib/server/platform/openapi/docs-page'

export const GET = route({ title: 'Read this description as a page', access: 'public', mediaType: 'text/html' }, async () => docsPage())
