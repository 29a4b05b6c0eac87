import 'server-only'
import { sharedAnswer } from '#lib/server/platform/http/shared-answer'

/** The API's description, which is made when the app is built; in English alone. */
export async function describedApi(request: Request, isPersonal: boolean): Promise<Response> {
  // Not before it is asked for: it is made of all routes, this one among them.
  const { openApiText } = await import('#lib/server/platform/openapi/generated')
  return sharedAnswer(request, openApiText, { language: 'en', isPersonal })
}
