import sharp from 'sharp'
import { v7 as uuidv7 } from 'uuid'
import { setAdmin } from '#lib/server/account/operator-commands'
import { issueToken } from '#lib/server/auth/bearer'
import { createResetLink } from '#lib/server/auth/password-resets'
import { openSession } from '#lib/server/auth/sessions'
import { db } from '#lib/server/platform/db'
import { api } from '../setup/api.ts'
import { activityBody, textIn } from '../setup/data/activity-body.ts'
import { dataUrl } from '../setup/data/photos.ts'
import { collection, feature } from '../setup/data/places.ts'
import type { ModelServer } from '../setup/services/model.ts'

/** The password of every user who has one. */
export const PASSWORD = 'a lantern on the roof'

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1'
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0'

type Target = Parameters<typeof api>[0]
type Fields = Record<string, unknown>

/** A user who acts through the API. */
interface User {
  token: string
  does: <T = { id: string }>(what: Target, body?: unknown, headers?: Record<string, string>) => Promise<T>
}

/** Creates two parents, an educator and an admin, with at least one row in every table. */
export async function fill(model: ModelServer): Promise<void> {
  const admin = await newUser('ruth@example.com', 'Ruth', 'en', 'parent')
  await setAdmin('ruth@example.com', true)
  await admin.does('POST /children', { name: 'Itai', date_of_birth: '2020-04-25', avatar_base64: await picture(300, 500, '#b07aa1') })
  const places = await changePlaces(admin)
  const catalogue = await changeCatalogue(admin)
  await parent(model, places, catalogue)
  await educator(model)
  await parentWithGoogle(model, catalogue)
  await decideCorrections(admin)
}

async function newUser(email: string, name: string, language: string, userType: string): Promise<User> {
  const { id } = await call('POST /user', { body: { email, password: PASSWORD, name }, headers: { 'accept-language': language } })
  const user = await signedIn(id, PHONE)
  await user.does('PUT /user/me', { user_type: userType })
  return user
}

async function signedIn(userId: string, userAgent: string): Promise<User> {
  const token = await issueToken({ userId, sessionId: await openSession(userId, userAgent) })
  return { token, does: (what, body, headers) => call(what, { as: { token }, body, ...(headers && { headers }) }) }
}

/** @returns the response body @throws Error if the request fails */
async function call(what: Target, how: Parameters<typeof api>[1]) {
  const response = await api(what, how)
  const text = await response.text()
  if (!response.ok) throw new Error(`${what}: ${response.status} ${text}`)
  return text === '' ? {} : JSON.parse(text)
}

async function parent(model: ModelServer, places: string[], catalogue: string[]) {
  const maya = await newUser('maya@example.com', 'Maya', 'en', 'parent')
  const { id: userId } = await maya.does('GET /user/me')
  await signedIn(userId, LAPTOP)
  const settings = { language: 'en', theme_color: 'dark', notifications_enabled: true, email_notifications: false, distance_unit: 'km' }
  await maya.does('PUT /settings/me', settings)
  const noa = await maya.does('POST /children', {
    ...{ name: 'Noa', date_of_birth: '2022-03-14', avatar_base64: await picture(400, 400, '#d9a066') },
    ...{ interest_level: 'dinosaurs, building and water', special_needs: 'Loud rooms tire her.', description: 'Sings all day.' },
    ...{ allergies: ['milk', 'kiwi', 'peanuts'], needs: ['noise_sensitive', 'clear_steps'] },
  })
  const adam = await maya.does('POST /children', {
    ...{ name: 'Adam', date_of_birth: '2025-08-02', weeks_early: 6, allergies: ['latex', 'cats'] },
  })
  const keyed = { name: 'Lior', date_of_birth: '2019-12-30', interest_level: 'football', allergies: ['xyzzy', 'sesame'], needs: ['hard_of_hearing'] }
  const lior = await maya.does('POST /children', keyed, { 'idempotency-key': 'from the phone of Maya' })
  await maya.does('POST /groups', { name: 'At home', members: [lior.id, noa.id, adam.id] })
  const written = await batch(maya, { id: noa.id, duration: '30-60min', location: 'indoor', batch_size: 5 })
  const [loved, tooMessy, later, skipped, undone] = written
  await acts(maya, loved, 'like', 'save', 'done')
  await acts(maya, loved, 'share')
  await maya.does(`PATCH /activity/${tooMessy}`, { action: 'dislike', reason: 'too_messy' })
  await acts(maya, later, 'save', 'share', 'unshare')
  await acts(maya, skipped, 'skip')
  await acts(maya, undone, 'like', 'undo')
  const [first] = await batch(maya, { id: lior.id, duration: '15-30min', location: 'outdoor', batch_size: 2 })
  await acts(maya, first, 'like', 'done')
  await maya.does(`DELETE /children/${lior.id}/taste`)
  await withoutModel(model, async () => {
    const [ours] = await batch(maya, { id: adam.id, duration: '15-30min', location: 'indoor', batch_size: 3 })
    await acts(maya, ours, 'done', 'save')
    await batch(maya, { type: 'age', age_months: 50, interests: ['trains'], duration: '1-2hours', location: 'outdoor', batch_size: 2 })
  })
  const [kept = '', rated = '', done = '', own = ''] = catalogue
  for (const id of [kept, rated, own]) await maya.does(`POST /explore/activities/${id}`, { action: 'save' })
  await maya.does(`PUT /explore/activities/${rated}/rating`, { rating: 5 })
  await maya.does(`PUT /explore/activities/${own}/rating`, { rating: 2 })
  const { id: doing } = await maya.does(`POST /explore/activities/${done}/do`, { child_id: lior.id })
  await acts(maya, doing, 'done')
  await maya.does('PUT /materials/me', { materials: ['paper', 'cardboard-box', 'newspaper', 'cardboard-tube'] })
  await maya.does('POST /journal', {
    ...{ child_id: noa.id, activity_id: loved, date: '2026-10-31', title: 'A castle up to the ceiling', rating: 5 },
    ...{ description: 'She named every tower.', image_base64: await picture(1800, 1200, '#6a8caf') },
  })
  await maya.does('POST /journal', { child_id: lior.id, activity_id: doing, date: '2026-11-08', title: 'Rain, and out all the same', rating: 4 })
  await maya.does('POST /journal', {
    ...{ child_id: adam.id, date: '2026-02-28', title: 'First time on the swing', rating: 5, image_base64: await picture(600, 800, '#8fb573') },
  })
  const [swings = '', closed = '', trail = ''] = places
  await maya.does(`POST /locations/${swings}/corrections`, { kind: 'wrong_hours', note: 'Closed on Mondays' })
  await maya.does(`POST /locations/${closed}/corrections`, { kind: 'closed_for_good', note: 'Houses stand there now' })
  await maya.does(`POST /locations/${trail}/corrections`, { kind: 'other' })
  await createResetLink('maya@example.com')
  await db.generationSlot.create({ data: { userId, slot: 1, holder: uuidv7(), expiresAt: new Date(Date.now() + 60_000) } })
}

async function educator(model: ModelServer) {
  const tomas = await newUser('tomas@example.com', 'Tomás', 'es', 'educator')
  await tomas.does('PUT /settings/me', { language: 'es', theme_color: 'light', notifications_enabled: false, email_notifications: false })
  const children: [string, string, Fields][] = [
    ['Inés', '2022-05-19', { allergies: ['cacahuates'] }],
    ['Bruno', '2022-01-07', { needs: ['wheelchair'], special_needs: 'Usa silla de ruedas.' }],
    ['Abril', '2021-11-23', { allergies: ['eggs', 'látex'], interest_level: 'música' }],
    ['Teo', '2022-08-30', { needs: ['new_language'], description: 'Llegó en septiembre.' }],
    ['Luz', '2021-09-12', {}],
  ]
  const members: string[] = []
  for (const [name, date_of_birth, more] of children) members.push((await tomas.does('POST /children', { name, date_of_birth, ...more })).id)
  const sala = { name: 'Sala de 4', description: 'Por las mañanas, con patio.', group_range: '3-5', members }
  const { id: group } = await tomas.does('POST /groups', sala)
  const { id: byAge } = await tomas.does('POST /groups', { name: 'Taller de los viernes', group_range: '3-5, 6-8' })
  const [first, second] = await batch(tomas, { type: 'group', id: group, duration: '30-60min', location: 'indoor', batch_size: 3 })
  await acts(tomas, first, 'like', 'done')
  await acts(tomas, first, 'share')
  await acts(tomas, second, 'save')
  await withoutModel(model, async () => {
    const [outside] = await batch(tomas, { type: 'group', id: byAge, duration: '30-60min', location: 'outdoor', batch_size: 2 })
    await tomas.does(`PATCH /activity/${outside}`, { action: 'dislike', reason: 'no_materials' })
  })
  // A child who was deleted later, with an activity.
  const gone = await tomas.does('POST /children', { name: 'Gael', date_of_birth: '2021-07-04' })
  await batch(tomas, { id: gone.id, duration: '15-30min', location: 'indoor', batch_size: 1 })
  await tomas.does(`DELETE /children/${gone.id}`)
  const [bruno] = members.slice(1)
  await tomas.does('POST /journal', { child_id: bruno, activity_id: first, date: '2026-11-17', title: 'Contó hasta diez', rating: 4 })
}

async function parentWithGoogle(model: ModelServer, catalogue: string[]) {
  const id = uuidv7()
  await db.user.create({ data: { id, email: 'shira@example.com', name: 'שירה', userType: 'parent', language: 'he' } })
  await db.identity.create({ data: { provider: 'google', subject: '100000000000000000001', userId: id } })
  const shira = await signedIn(id, PHONE)
  const child = { name: 'יואב', date_of_birth: '2023-06-21', allergies: ['קיווי', 'nuts'], interest_level: 'חיות ומים', description: 'אוהב לטפס' }
  const yoav = await shira.does('POST /children', child)
  await withoutModel(model, async () => {
    const [made] = await batch(shira, { id: yoav.id, duration: '30-60min', location: 'indoor', batch_size: 3 })
    await acts(shira, made, 'like', 'share')
    await shira.does('POST /journal', { child_id: yoav.id, activity_id: made, date: '2026-11-20', title: 'בנינו מגדל', rating: 5 })
  })
  const [, rated = ''] = catalogue
  await shira.does(`PUT /explore/activities/${rated}/rating`, { rating: 4 })
}

/** Generates a batch, by default for a child. @returns the ids of its activities */
async function batch(of: User, body: Fields): Promise<string[]> {
  const { activities } = await of.does<{ activities: { id: string }[] }>('POST /activity', { type: 'child', ...body })
  return activities.map(({ id }) => id)
}

async function acts(of: User, activity: string | undefined, ...actions: string[]) {
  for (const action of actions) await of.does(`PATCH /activity/${activity}`, { action })
}

/** Runs the work while the model returns no cards, so that the library is used. */
async function withoutModel(model: ModelServer, work: () => Promise<void>) {
  model.behave({ cards: () => [] })
  await work()
  model.behave({})
}

/** Changes the library as an admin. @returns ids of three library activities and one that the admin created */
async function changeCatalogue(admin: User): Promise<string[]> {
  const of = async (slug: string) => (await db.catalogueActivity.findUniqueOrThrow({ where: { slug } })).id
  const { text } = await admin.does<{ text: Record<'en', Fields> }>(`GET /admin/explore/activities/${await of('animal-yoga-story')}`)
  const yoga = { ...text, en: { ...text.en, title: 'Our own yoga story' } }
  await admin.does(`PATCH /admin/explore/activities/${await of('animal-yoga-story')}`, { text: yoga, duration_minutes: 25 })
  await admin.does(`PATCH /admin/explore/activities/${await of('back-to-back-drawing')}`, { is_hidden: true })
  await admin.does(`DELETE /admin/explore/activities/${await of('ant-canteen-experiment')}`)
  const yard = { id: 'our-yard', name: { en: 'Our yard', es: 'Nuestro patio', he: 'החצר שלנו' }, icon: 'kite' }
  await admin.does('POST /admin/explore/categories', yard)
  await admin.does('PATCH /admin/explore/categories/games', { name: { en: 'Play together', es: 'A jugar', he: 'משחקים ביחד' } })
  const lanterns = {
    text: { en: textIn('en', 'Evening of lanterns'), es: textIn('es', 'Noche de faroles'), he: textIn('he', 'ערב של פנסים') },
    ...{ category_id: 'our-yard', setting: 'outdoor', duration_minutes: 45, price_usd: 4.5 },
    materials: [{ id: 'paper', quantity: { en: '4 sheets', es: '4 hojas', he: '4 דפים' } }, { id: 'cardboard-tube' }],
  }
  const own = await admin.does('POST /admin/explore/activities', activityBody(lanterns))
  await admin.does('POST /admin/explore/activities', activityBody({ position: 0 }))
  return [await of('barefoot-path'), await of('big-box-day'), await of('body-percussion-loops'), own.id]
}

/** Changes the map as an admin. @returns ids of a place with hours and two imported places */
async function changePlaces(admin: User): Promise<string[]> {
  const swings = {
    name: 'Swings by the pond',
    latitude: 29.95,
    longitude: -90.07,
    description: 'Three swings and much shade.',
    hours: 'Tu-Su 08:00-19:00',
  }
  const own = await admin.does('POST /locations', {
    ...swings,
    shade: true,
    fenced: false,
    surface: 'sand',
    wheelchair: 'limited',
    checked_on: '2026-09-01',
  })
  const file = collection(
    feature({ '@id': 'way/1', name: 'Cypress playground', leisure: 'playground' }, [-90.08, 29.96]),
    feature({ '@id': 'way/2', name: 'Little playground', leisure: 'playground' }, [-90.09, 29.97]),
  )
  await admin.does('POST /locations/import', file, { 'content-type': 'application/geo+json' })
  const of = async (name: string) => (await db.location.findFirstOrThrow({ where: { name } })).id
  await admin.does(`PATCH /locations/${await of('Cypress playground')}`, { description: 'The slide is new.', toilets: true })
  await admin.does(`PATCH /locations/${await of('The Fly (Audubon Riverview Park)')}`, { phone: '+1 555 0100', dogs: 'leashed' })
  await admin.does(`DELETE /locations/${await of('Duncan Plaza')}`)
  return [own.id, await of('Little playground'), await of('Cypress playground')]
}

/** Accepts one correction, which deletes its place, dismisses another and leaves the third open. */
async function decideCorrections(admin: User) {
  const of = async (kind: 'closed_for_good' | 'other') => (await db.locationCorrection.findFirstOrThrow({ where: { kind } })).id
  await admin.does(`PATCH /admin/corrections/${await of('closed_for_good')}`, { decision: 'accept' })
  await admin.does(`PATCH /admin/corrections/${await of('other')}`, { decision: 'dismiss' })
}

/** Creates a small picture of one colour. */
async function picture(width: number, height: number, background: string): Promise<string> {
  return dataUrl(
    await sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  )
}
