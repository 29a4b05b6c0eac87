import type { Person } from '../../factories.ts'
import { api } from '../api.ts'

/** An activity as the API sends it. */
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
  guidance: { parts_by_age: { age_min_months: number; age_max_months: number; steps: string[] }[] } | null
  group_plan: { children: { min: number; max: number }; adults: number; groups: number; text: string | null; needs_more_adults: boolean } | null
  parts: { kind: string; title: string; text: string; starts_at_minute: number; minutes: number; explore_activity_id: string | null }[]
}

/** Sends POST /activity; the default is 30 to 60 minutes indoors. */
export function requestActivities(of: Person, body: Record<string, unknown>, headers: Record<string, string> = {}): Promise<Response> {
  return api('POST /activity', { as: of, body: { duration: '30-60min', location: 'indoor', ...body }, headers })
}

/** Generates a batch for a child. */
export async function generateBatch(of: Person, childId: string, fields: Record<string, unknown> = {}): Promise<WireActivity[]> {
  const response = await requestActivities(of, { type: 'child', id: childId, batch_size: 3, ...fields })
  if (response.status !== 201) throw new Error(`no batch: ${await response.text()}`)
  const { activities } = await response.json()
  return activities
}

/** Generates batches for a child until an activity repeats; returns the activities in order. */
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

/** Generates one activity for a child. */
export async function generateOne(of: Person, childId: string, fields: Record<string, unknown> = {}): Promise<WireActivity> {
  const [first] = await generateBatch(of, childId, { batch_size: 1, ...fields })
  if (!first) throw new Error('no activity')
  return first
}
