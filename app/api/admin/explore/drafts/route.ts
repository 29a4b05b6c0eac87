import { activityDraft, draftInput, draftList } from '#lib/schemas/catalogue/activity-draft'
import { createDraft, findDraft, listDrafts } from '#lib/server/catalogue/admin/drafts'
import { createOnce } from '#lib/server/platform/http/idempotency'
import { route } from '#lib/server/platform/http/route'

export const GET = route(
  {
    title: 'List the drafts',
    description: 'Activities that admins have begun, the last saved first. They are apart from the catalogue.',
    access: 'admin',
    responseSchema: draftList,
  },
  ({ language }) => listDrafts(language),
)

export const POST = route(
  {
    title: 'Save a draft',
    description: 'Every field of an activity may be missing. `POST /admin/explore/activities` with `draft_id` publishes it.',
    access: 'admin',
    body: draftInput,
    responseSchema: activityDraft,
  },
  ({ body, request }) => createOnce(request, findDraft, (id) => createDraft(id, body)),
)
