import { v7 as uuidv7 } from 'uuid'
import type { UserType } from '#lib/domain/platform/basics'
import { issueToken } from '#lib/server/auth/bearer'
import { createResetLink } from '#lib/server/auth/password-resets'
import { hashPassword } from '#lib/server/auth/passwords'
import { openSession } from '#lib/server/auth/sessions'
import { db } from '#lib/server/platform/db'
import { api } from './setup/api.ts'

let count = 0

interface PersonOptions {
  userType?: UserType | null
  isAdmin?: boolean
  language?: 'en' | 'es' | 'he'
  /** Absent for a user who signs in with Google. */
  password?: string
}

/** Creates a signed-in user. */
export async function person({ userType = 'parent', isAdmin = false, language = 'en', password }: PersonOptions = {}) {
  count++
  const email = `person${count}-${uuidv7().slice(-6)}@example.com`
  const passwordHash = password === undefined ? null : await hashPassword(password)
  const user = await db.user.create({ data: { id: uuidv7(), email, name: `Person ${count}`, userType, isAdmin, language, passwordHash } })
  const sessionId = await openSession(user.id, 'a test')
  const token = await issueToken({ userId: user.id, sessionId })
  return { ...user, sessionId, token }
}

/** Signs the same user in on another device. */
export async function onAnotherDevice(of: Person, userAgent = 'another device'): Promise<Person> {
  const sessionId = await openSession(of.id, userAgent)
  return { ...of, sessionId, token: await issueToken({ userId: of.id, sessionId }) }
}
export type Person = Awaited<ReturnType<typeof person>>

/** Creates a password reset and returns the token of its link. */
export async function createResetToken({ email }: { email: string }): Promise<string> {
  return new URL(String(await createResetLink(email))).searchParams.get('reset') ?? ''
}

/** Returns the date of birth of a child who is this many whole months old today. */
export function bornMonthsAgo(months: number): string {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 10)
}

/** Creates a child through the API. */
export async function child(of: Person, fields: Record<string, unknown> = {}): Promise<{ id: string; version: number; name: string }> {
  const response = await api('POST /children', { as: of, body: { name: 'Noa', date_of_birth: bornMonthsAgo(48), ...fields } })
  if (response.status !== 201) throw new Error(`no child: ${await response.text()}`)
  return response.json()
}

/** Creates a group through the API. */
export async function group(of: Person, fields: Record<string, unknown> = {}): Promise<{ id: string; version: number; name: string }> {
  const response = await api('POST /groups', { as: of, body: { name: 'Explorers', ...fields } })
  if (response.status !== 201) throw new Error(`no group: ${await response.text()}`)
  return response.json()
}

/** Creates a group of children, given by age in months and optional fields; `members` are their ids. */
export async function groupWithChildren(of: Person, children: (number | [number, Record<string, unknown>])[], fields: Record<string, unknown> = {}) {
  const members: string[] = []
  for (const one of children) {
    const [months, more] = typeof one === 'number' ? [one, {}] : one
    members.push((await child(of, { date_of_birth: bornMonthsAgo(months), ...more })).id)
  }
  return { ...(await group(of, { members, ...fields })), members }
}

/** Creates a journal entry through the API. */
export async function entry(of: Person, fields: Record<string, unknown>): Promise<{ id: string; image_base64: string }> {
  const body = { date: '2025-11-01', title: 'A walk', rating: 3, ...fields }
  const response = await api('POST /journal', { as: of, body })
  if (response.status !== 201) throw new Error(`no entry: ${await response.text()}`)
  return response.json()
}

/** Creates a place through the API, as an admin. */
export async function place(fields: Record<string, unknown> = {}, admin?: Person): Promise<{ id: string; version: number; name: string }> {
  const body = { name: 'The swings', latitude: 29.95, longitude: -90.07, ...fields }
  const response = await api('POST /locations', { as: admin ?? (await person({ isAdmin: true })), body })
  if (response.status !== 201) throw new Error(`no place: ${await response.text()}`)
  return response.json()
}
