import { v7 as uuidv7 } from 'uuid'
import type { Person } from '../../factories.ts'
import { api } from '../api.ts'
import { activityBody, type textIn } from './activity-body.ts'

/** A category as the API sends it to admins. */
export interface WireCategory {
  id: string
  name: Record<'en' | 'es' | 'he', string>
  position: number
  is_hidden: boolean
  activity_count: number
  version: number
}

/** Creates a category through the API. */
export async function newCategory(admin: Person, fields: Record<string, unknown> = {}): Promise<WireCategory> {
  const body = { id: `own-${uuidv7().slice(-8)}`, name: { en: 'Own', es: 'Propia', he: 'משלנו' }, icon: 'kite', ...fields }
  const response = await api('POST /admin/explore/categories', { as: admin, body })
  if (response.status !== 201) throw new Error(`no category: ${await response.text()}`)
  return response.json()
}

/** An activity as the API sends it to admins. */
export interface WireActivity {
  [key: string]: unknown
  id: string
  category_id: string
  position: number
  version: number
  text: Record<'en' | 'es' | 'he', ReturnType<typeof textIn>>
}

/** Creates an activity through the API. */
export async function newActivity(admin: Person, fields: Record<string, unknown> = {}): Promise<WireActivity> {
  const response = await api('POST /admin/explore/activities', { as: admin, body: activityBody(fields) })
  if (response.status !== 201) throw new Error(`no activity: ${await response.text()}`)
  return response.json()
}
