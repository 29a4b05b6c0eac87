import { v7 as uuidv7 } from 'uuid'
import type { Person } from '../../factories.ts'
import { api } from '../api.ts'
import { facts } from './facts.ts'

/** A category as admins get it over the wire. */
export interface WireCategory {
  id: string
  name: Record<'en' | 'es' | 'he', string>
  position: number
  is_hidden: boolean
  activity_count: number
  version: number
}

/** A category of a test's own, made through the API. */
export async function newCategory(admin: Person, fields: Record<string, unknown> = {}): Promise<WireCategory> {
  const body = { id: `own-${uuidv7().slice(-8)}`, name: { en: 'Own', es: 'Propia', he: 'משלנו' }, icon: 'kite', ...fields }
  const response = await api('POST /admin/explore/categories', { as: admin, body })
  if (response.status !== 201) throw new Error(`no category: ${await response.text()}`)
  return response.json()
}

/** An activity as admins get it over the wire. */
export interface WireActivity {
  [key: string]: unknown
  id: string
  category_id: string
  position: number
  version: number
  text: Record<'en' | 'es' | 'he', ReturnType<typeof textIn>>
}

const steps = {
  en: ['Spread a blanket on the floor.', 'Sit down side by side.', 'Say one kind word each.', 'Fold the blanket together.'],
  es: ['Extiende una manta en el suelo.', 'Siéntense lado a lado.', 'Digan una palabra amable.', 'Doblen la manta en equipo.'],
  he: ['פורסים שמיכה על הרצפה.', 'יושבים זה לצד זה.', 'אומרים מילה טובה.', 'מקפלים את השמיכה ביחד.'],
}

/** All texts of an activity in a language, with nothing in them that any rule forbids. */
export function textIn(language: keyof typeof steps, title: string) {
  const [one = '', two = ''] = steps[language]
  return { title, description: one, benefits: [one, two], instructions: steps[language], safety_notes: [two], easier: one, harder: two }
}

/** What an activity is made of, over the wire. */
export function activityBody(fields: Record<string, unknown> = {}) {
  return {
    category_id: 'quiet-time',
    setting: 'indoor',
    duration_minutes: 20,
    age_min_months: 24,
    age_max_months: 96,
    difficulty: 'easy',
    picture: ['kite', 'teddy-bear'],
    tags: ['mindfulness', 'listening', 'emotions'],
    elof: ['social_emotional'],
    eyfs: ['personal_social_emotional'],
    text: { en: textIn('en', 'Kind words'), es: textIn('es', 'Palabras amables'), he: textIn('he', 'מילים טובות') },
    facts: facts(),
    ...fields,
  }
}

/** An activity of a test's own, made through the API. */
export async function newActivity(admin: Person, fields: Record<string, unknown> = {}): Promise<WireActivity> {
  const response = await api('POST /admin/explore/activities', { as: admin, body: activityBody(fields) })
  if (response.status !== 201) throw new Error(`no activity: ${await response.text()}`)
  return response.json()
}
