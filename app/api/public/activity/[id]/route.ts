import { publicActivity } from '#lib/schemas/activities/activity'
import { getPublicActivity } from '#lib/server/activities/shares'
import { route } from '#lib/server/platform/http/route'

export const GET = route({ access: 'public', responseSchema: publicActivity }, ({ params }) => getPublicActivity(params.id))
