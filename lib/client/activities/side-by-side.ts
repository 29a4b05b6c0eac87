import { api } from '#lib/client/platform/api'
import { randomKey } from '#lib/client/platform/random-key'
import type { ActivityRequest } from '#lib/schemas/activities/activity'
import type { Child } from '#lib/schemas/profiles/child'

const activityBatch = () => import('#lib/schemas/activities/activity').then((all) => all.activityBatch)

export type TogetherRequest = Extract<ActivityRequest, { type: 'children' }>

/**
 * Generates one activity for the youngest of several children and one for the others, for the same time and place.
 * @returns the ids of their batches
 * @throws ApiError if one of the two cannot be generated
 */
export async function generateSideBySide({ ids, duration, location }: TogetherRequest, children: readonly Child[]): Promise<string[]> {
  const [youngest, ...others] = children.filter(({ id }) => ids.includes(id)).sort((a, b) => (a.dateOfBirth < b.dateOfBirth ? 1 : -1))
  const batchIds: string[] = []
  for (const some of [youngest ? [youngest] : [], others]) {
    const [first] = some
    if (!first) continue
    const whom = some.length === 1 ? { type: 'child' as const, id: first.id } : { type: 'children' as const, ids: some.map(({ id }) => id) }
    const request: ActivityRequest = { ...whom, duration, location, batchSize: 1 }
    const { batchId } = await api.post('/activity', activityBatch, request, { idempotencyKey: randomKey() })
    batchIds.push(batchId)
  }
  return batchIds
}
