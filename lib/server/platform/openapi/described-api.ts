import 'server-only'
import { sharedAnswer } from '#lib/server/platform/http/shared-answer'

/** Returns the API's description, generated when the app is built; only in English. */
export async function describedApi(request: Request, isPersonal: boolean): Promise<Response> {
  // Imported on request: it is generated from all routes, including this one.
  const { openApiText } = await import('#lib/server/platform/openapi/generated')
  return sharedAnswer(request, openApiText, { language: 'en', isPersonal })
}
