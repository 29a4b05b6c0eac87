import { activityDraft, draftChange } from '#lib/schemas/catalogue/activity-draft'
import { deleteDraft, getDraft, updateDraft } from '#lib/server/catalogue/admin/drafts'
import { route } from '#lib/server/platform/http/route'

export const GET = route({ title: 'Show a draft', access: 'admin', responseSchema: activityDraft }, ({ params }) => getDraft(params.id))

export const PATCH = route(
  {
    title: 'Save a draft again',
    description: '`content` replaces all that is stored.',
    access: 'admin',
    problems: ['conflict'],
    body: draftChange,
    responseSchema: activityDraft,
  },
  ({ params, body }) => updateDraft(params.id, body),
)

export const DELETE = route({ title: 'Delete a draft', access: 'admin' }, ({ params }) => deleteDraft(params.id))
