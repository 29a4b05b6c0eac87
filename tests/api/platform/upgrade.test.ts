import { beforeAll, describe, expect, test } from 'vitest'
import { issueToken } from '#lib/server/auth/bearer'
import { pool } from '#lib/server/platform/db'
import { readLibrary } from '#seed/read.ts'
import { loadLibrary } from '../../../scripts/database/load-library.ts'
import { loadPlaces } from '../../../scripts/database/load-places.ts'
import { migrate } from '../../../scripts/migrate.ts'
import { api } from '../../setup/api.ts'
import { browser } from '../../setup/next-auth.ts'
import { loadFixture, type Row, readCurrentRows, readFixture, sortRows } from '../../upgrade/fixture.ts'
import { PASSWORD } from '../../upgrade/people.ts'

const url = process.env.DATABASE_URL ?? ''
const fixture = readFixture('v0.1')
const rowsOf = (table: string): Row[] => fixture.tables[table] ?? []

// The start of this version with the older version's database.
await loadFixture(url, fixture)
await migrate(url)
await loadLibrary(url)
await loadPlaces(url)

const personal = Object.keys(fixture.tables).filter((table) => table === 'user' || rowsOf(table).some((row) => 'user_id' in row))

describe('an upgrade keeps all data of users and admins', () => {
  test('of which the fixture has some of every kind', () => {
    expect(personal.length).toBeGreaterThan(12)
    expect(rowsOf('activity').map(({ source }) => source)).toEqual(expect.arrayContaining(['ai', 'library']))
    expect(rowsOf('child').some(({ avatar_base64 }) => avatar_base64 !== null)).toBe(true)
    expect(rowsOf('journal_entry').some(({ image_base64, thumbnail_base64 }) => image_base64 !== null && thumbnail_base64 !== null)).toBe(true)
  })

  test.each([...personal, 'removed_place'])('in %s', async (table) => {
    const rows = rowsOf(table).map(withPictureBytes)
    expect(await readCurrentRows(url, table, rows)).toEqual(rows)
  })

  test('on the map, which may have more', async () => {
    expect(await readCurrentRows(url, 'location', rowsOf('location'))).toEqual(expect.arrayContaining(rowsOf('location')))
    const names = (await getBody('GET /locations')).map(({ name }: Row) => name)
    expect(names.filter((name: unknown) => rowsOf('removed_place').some((gone) => gone.name === name))).toEqual([])
  })
})

/** Whether an admin wrote or changed it. */
const edited = rowsOf('catalogue_activity').filter((row) => row.edited_at !== null)
const editedIds = edited.map(({ id }) => id)
/** Activities hidden after the upgrade: drafts without facts, and those that the library no longer has. */
const slugs = new Set<unknown>(readLibrary().activities.map(({ slug }) => slug))
const awayIds = [...editedIds, ...rowsOf('catalogue_activity').flatMap(({ id, slug }) => (slugs.has(slug) ? [] : [id]))]

describe('an upgrade keeps the catalogue:', () => {
  test.each([
    ['catalogue_activity', 'id'],
    ['catalogue_text', 'activity_id'],
    ['catalogue_material', 'activity_id'],
  ])('data written by an admin: %s', async (table, key) => {
    const isEdited = (row: Row) => editedIds.includes(row[key])
    // Its search words are computed from the rest, possibly in another way. It waits for its safety facts.
    const rows = sortRows(
      rowsOf(table)
        .filter(isEdited)
        .map(({ words, title_words, ...rest }) => ('is_hidden' in rest ? { ...rest, is_hidden: true } : rest)),
    )
    expect(rows).not.toEqual([])
    expect((await readCurrentRows(url, table, rows)).filter(isEdited)).toEqual(rows)
  })

  test('activities written by an admin become drafts until their facts are declared', async () => {
    expect(editedIds).not.toEqual([])
    for (const id of editedIds) await expect(getBody(`GET /explore/activities/${id}`)).rejects.toThrow('404')
  })

  test('categories written by an admin', async () => {
    const rows = rowsOf('category').filter((row) => row.edited_at !== null)
    expect(rows.length).toBeGreaterThan(1)
    expect(await readCurrentRows(url, 'category', rows)).toEqual(expect.arrayContaining(rows))
  })

  test('hidden and deleted activities', async () => {
    const [now, hidden] = [
      await readCurrentRows(url, 'catalogue_activity', rowsOf('catalogue_activity')),
      rowsOf('catalogue_activity').filter(isHidden),
    ]
    expect(hidden).not.toEqual([])
    expect(now.filter(isHidden).map(({ id }) => id)).toEqual(expect.arrayContaining(hidden.map(({ id }) => id)))
    const removed = rowsOf('removed_from_catalogue').filter(({ kind }) => kind === 'activity')
    expect(removed).not.toEqual([])
    expect(now.filter(({ slug }) => removed.some((one) => one.slug === slug))).toEqual([])
  })

  test('the library’s activities, each with its ratings', async () => {
    const ratings = (rows: Row[]) => new Map(rows.map(({ slug, rating_sum, rating_count }) => [slug, [rating_sum, rating_count]]))
    const now = ratings(await readCurrentRows(url, 'catalogue_activity', rowsOf('catalogue_activity')))
    for (const [slug, rating] of ratings(rowsOf('catalogue_activity'))) expect(now.get(slug), String(slug)).toEqual(rating)
  })
})

describe.each(rowsOf('user').map(({ email, id }) => [String(email), String(id)]))('after an upgrade, %s', (email, userId) => {
  const own = (table: string) => rowsOf(table).filter((row) => row.user_id === userId)
  let as: { token: string }
  beforeAll(async () => {
    // Moves the date to the day after the fixture: unused sessions and stored responses expire.
    await pool.query('update session set last_seen_at = now()')
    await pool.query('update idempotency_key set created_at = now()')
    as = { token: await issueToken({ userId, sessionId: String(own('session')[0]?.id) }) }
  })

  test('signs in as before', async () => {
    const { password_hash: hash, ...rest } = rowsOf('user').find(({ id }) => id === userId) ?? {}
    expect(await browser().signIn(email, PASSWORD)).toBe(hash === null ? 'CredentialsSignin' : 'ok')
    const me = await getBody('GET /user/me', as)
    expect(me).toMatchObject(pickFields(['id', 'email', 'name', 'user_type', 'is_admin'], rest))
    expect(me.sign_in_methods.includes('password')).toBe(hash !== null)
    const settings = ['language', 'theme_color', 'distance_unit', 'notifications_enabled', 'email_notifications']
    expect(await getBody('GET /settings/me', as)).toMatchObject(pickFields(settings, rest))
  })

  test.each([
    {
      table: 'child',
      path: 'children',
      fields: ['name', 'date_of_birth', 'avatar_base64', 'interest_level', 'special_needs', 'description', 'allergies', 'needs', 'weeks_early'],
    },
    { table: 'group', path: 'groups', fields: ['name', 'description', 'group_range'] },
    {
      table: 'activity',
      path: 'activity?limit=100',
      list: 'activities',
      fields: ['child_id', 'group_id', 'batch_id', 'source', 'language', 'title', 'instructions', 'status', 'is_saved', 'feedback', 'reason'],
    },
    {
      table: 'journal_entry',
      path: 'journal?limit=100',
      list: 'entries',
      fields: ['child_id', 'activity_id', 'date', 'title', 'description', 'rating'],
    },
  ])('gets every $table as before', async ({ table, path, list, fields }) => {
    const answered = await getBody(`GET /${path}`, as)
    const shown = (rows: Row[]) => sortById(rows).map((row) => pickFields(['id', ...fields], row))
    expect(shown(list ? answered[list] : answered)).toEqual(shown(own(table)))
  })

  test('finds each journal entry by words of its title', async () => {
    for (const { id, title } of own('journal_entry')) {
      const { entries } = await getBody(`GET /journal?q=${encodeURIComponent(String(title).toUpperCase())}`, as)
      expect(entries.map((entry: Row) => entry.id)).toContain(id)
    }
  })

  test('gets the picture of each journal entry as before', async () => {
    for (const { id, image_base64 } of own('journal_entry')) {
      expect((await getBody(`GET /journal/${id}`, as)).image_base64 === image_base64, String(id)).toBe(true)
    }
  })

  test('finds the same children in each group, the same lists, and all of it in the export', async () => {
    for (const { id, members } of await getBody('GET /groups', as)) {
      const rows = own('group_member').filter((row) => row.group_id === id)
      expect(members).toEqual(rows.sort((a, b) => Number(a.position) - Number(b.position)).map(({ child_id }) => child_id))
    }
    const kept: [string, (row: Row) => boolean][] = [
      ['saved', ({ is_saved }) => is_saved === true],
      ['liked', ({ feedback }) => feedback === 'liked'],
      ['done', ({ done_at }) => done_at !== null],
    ]
    for (const [status, isKept] of kept) {
      const { activities } = await getBody(`GET /activity?status=${status}&limit=100`, as)
      expect(listIds(activities), status).toEqual(listIds(own('activity').filter(isKept)))
    }
    const { activities } = await getBody('GET /explore/saved', as)
    expect(listIds(activities)).toEqual(
      own('saved_activity')
        .map(({ activity_id }) => activity_id)
        .filter((id) => !awayIds.includes(id))
        .sort(),
    )
    for (const { activity_id, rating } of own('activity_rating').filter((row) => !awayIds.includes(row.activity_id))) {
      expect(await getBody(`GET /explore/activities/${activity_id}`, as)).toMatchObject({ own_rating: rating })
    }
    const { materials } = await getBody('GET /materials/me', as)
    expect(materials.sort()).toEqual(
      own('material_at_home')
        .map(({ material_id }) => material_id)
        .sort(),
    )
    const file = await getBody('GET /user/me/export', as)
    expect(file.identities).toMatchObject(own('identity').map((row) => pickFields(['provider', 'subject'], row)))
    const lists = {
      children: 'child',
      groups: 'group',
      activities: 'activity',
      journal_entries: 'journal_entry',
      location_corrections: 'location_correction',
    }
    for (const [list, table] of Object.entries(lists)) expect(listIds(file[list]), list).toEqual(listIds(own(table)))
  })

  test('can continue to use the data', async () => {
    for (const { activity_id } of own('activity_share')) {
      const { title } = own('activity').find(({ id }) => id === activity_id) ?? {}
      expect(await getBody(`GET /public/activity/${activity_id}`)).toMatchObject({ title })
    }
    for (const { method, path, key, response } of own('idempotency_key')) {
      const { id, name, date_of_birth, interest_level, allergies, needs } = JSON.parse(String(response))
      const body = { name, date_of_birth, interest_level, allergies, needs }
      expect([method, path]).toEqual(['POST', '/api/children'])
      const again = await api('POST /children', { as, body, headers: { 'idempotency-key': String(key) } })
      expect(await again.json()).toMatchObject({ id })
    }
    for (const { id } of own('child')) {
      const body = { type: 'child', id, duration: '15-30min', location: 'indoor' }
      const made = await api('POST /activity', { as, body })
      expect(await made.json()).toMatchObject({ child_id: id, source: 'library' })
    }
    for (const { id, previous } of own('activity').filter(({ previous }) => previous !== null)) {
      const undone = await api(`PATCH /activity/${id}`, { as, body: { action: 'undo' } })
      expect(await undone.json()).toMatchObject({ status: Object(previous).status })
    }
  })
})

/** Converts a row's pictures from data URLs to bytes, as PostgreSQL writes them, in columns of other names. */
function withPictureBytes(row: Row): Row {
  const moved = ([column, value]: [string, unknown]): [string, unknown] => {
    if (!column.endsWith('_base64')) return [column, value]
    const base64 = value === null ? undefined : String(value).replace('data:image/jpeg;base64,', '')
    return [column.replace('_base64', ''), base64 === undefined ? null : `\\x${Buffer.from(base64, 'base64').toString('hex')}`]
  }
  return Object.fromEntries(Object.entries(row).map(moved))
}

/** Returns the body of a call that must succeed. */
async function getBody(what: Parameters<typeof api>[0], as?: { token: string }) {
  const response = await api(what, { ...(as && { as }) })
  const text = await response.text()
  expect(response.status, `${what}: ${text}`).toBe(200)
  return JSON.parse(text)
}

function isHidden(row: Row): boolean {
  return row.is_hidden === true
}

function pickFields(fields: string[], row: Row): Row {
  return Object.fromEntries(fields.map((field) => [field, row[field]]))
}

function sortById(rows: Row[]): Row[] {
  return rows.toSorted((a, b) => (String(a.id) < String(b.id) ? -1 : 1))
}

function listIds(rows: Row[]): string[] {
  return rows.map(({ id }) => String(id)).sort()
}
