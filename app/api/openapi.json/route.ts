import { route } from '#lib/server/platform/http/route'
import { describedApi } from '#lib/server/platform/openapi/described-api'

export const GET = route(
  {
    title: 'Read this description',
    description: 'In OpenAPI 3.1.',
    access: 'public',
    isShared: true,
    mediaType: 'application/json',
  },
  ({ user, request }) => describedApi(request, user !== undefined),
)
