import { activity, activityPage, activityRequest, batchDone, batchStarted, createdActivity, historyQuery } from '#lib/schemas/activities/activity'
import { listActivities } from '#lib/server/activities/activities'
import { streamActivities } from '#lib/server/activities/activity-stream'
import { createActivities } from '#lib/server/activities/generation'
import { wantsStream } from '#lib/server/platform/http/event-stream'
import { callerSignal, rowToCreate } from '#lib/server/platform/http/idempotency'
import { route } from '#lib/server/platform/http/route'

export const GET = route(
  {
    title: 'List the history',
    description: '`status=saved` lists all saved activities, and so on, regardless of the latest action.',
    query: historyQuery,
    responseSchema: activityPage,
  },
  ({ user, query }) => listActivities(user, query),
)

export const POST = route(
  {
    title: 'Generate activities',
    description:
      'With `batch_size` the response is a batch, without it one activity. With `Accept: text/event-stream`, each activity is sent as soon as it is complete, checked and stored. A comment every five seconds keeps the connection alive. If the client disconnects, the work stops.',
    problems: ['generation_unavailable'],
    events: { batch: batchStarted, activity, done: batchDone },
    body: activityRequest,
    responseSchema: createdActivity,
  },
  ({ user, body, language, request }) =>
    wantsStream(request)
      ? streamActivities(user, body, { language, request })
      : createActivities(user, body, { batch: rowToCreate(request), language, signal: callerSignal(request) }),
)
