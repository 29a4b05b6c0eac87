import 'server-only'
import { sharedResponse } from '#lib/server/platform/http/shared-response'

/** Returns the API's description, generated when the app is built; only in English. */
export async function describedApi(request: Request, isPersonal: boolean): Promise<Response> {
  // Imported on request: it is generated from all routes, including this one.
  const { openApiText } = await import('#lib/server/platform/openapi/generated')
  return sharedResponse(request, openApiText, { language: 'en', isPersonal })
}
