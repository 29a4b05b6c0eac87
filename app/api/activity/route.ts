import { activityPage, activityRequest, createdActivity, historyQuery } from '#lib/schemas/activities/activity'
import { listActivities } from '#lib/server/activities/activities'
import { streamActivities } from '#lib/server/activities/activity-stream'
import { createActivities } from '#lib/server/activities/generation'
import { wantsStream } from '#lib/server/platform/http/event-stream'
import { callerSignal } from '#lib/server/platform/http/idempotency'
import { route } from '#lib/server/platform/http/route'

export const GET = route({ query: historyQuery, responseSchema: activityPage }, ({ user, query }) => listActivities(user, query))

export const POST = route({ body: activityRequest, responseSchema: createdActivity }, ({ user, body, language, request }) =>
  wantsStream(request)
    ? streamActivities(user, body, { language, request })
    : createActivities(user, body, { language, signal: callerSignal(request) }),
)
