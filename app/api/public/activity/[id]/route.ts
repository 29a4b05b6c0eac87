import { publicActivity } from '#lib/schemas/activity'
import { route } from '#lib/server/route'
import { getPublicActivity } from '#lib/server/shares'

export const GET = route({ access: 'public', out: publicActivity }, ({ params }) => getPublicActivity(params.id))
