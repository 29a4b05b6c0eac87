import type { Person } from '../../factories.ts'
import { api } from '../api.ts'

/** An activity as it comes over the wire. */
export interface WireActivity {
  [key: string]: unknown
  id: string
  batch_id: string
  title: string
  description: string
  benefits: string[]
  materials_needed: string[]
  instructions: string[]
  safety_notes: string[]
  adaptations: { kind: 'easier' | 'harder'; age_min_months: number; age_max_months: number; text: string }[]
  duration_minutes: number
  age_min_months: number
  age_max_months: number
  setting: string
  parts: { kind: string; title: string; text: string; starts_at_minute: number; minutes: number; explore_activity_id: string | null }[]
}

/** The answer to POST /activity; half an hour to an hour indoors where nothing else is asked for. */
export function requestActivities(of: Person, body: Record<string, unknown>, headers: Record<string, string> = {}): Promise<Response> {
  return api('POST /activity', { as: of, body: { duration: '30-60min', location: 'indoor', ...body }, headers })
}

/** A batch for a child. */
export async function generateBatch(of: Person, childId: string, fields: Record<string, unknown> = {}): Promise<WireActivity[]> {
  const response = await requestActivities(of, { type: 'child', id: childId, batch_size: 3, ...fields })
  if (response.status !== 201) throw new Error(`no batch: ${await response.text()}`)
  const { activities } = await response.json()
  return activities
}

/** All there are for a child, in the order they come, until the first one returns. */
export async function generateAll(of: Person, childId: string, fields: Record<string, unknown> = {}): Promise<WireActivity[]> {
  const all: WireActivity[] = []
  const titles = new Set<string>()
  for (;;) {
    const next = await generateBatch(of, childId, fields)
    for (const activity of next) {
      if (titles.has(activity.title)) return all
      titles.add(activity.title)
      all.push(activity)
    }
  }
}

/** One activity for a child. */
export async function generateOne(of: Person, childId: string, fields: Record<string, unknown> = {}): Promise<WireActivity> {
  const [first] = await generateBatch(of, childId, { batch_size: 1, ...fields })
  if (!first) throw new Error('no activity')
  return first
}
