import { describe, expect, test } from 'vitest'
import { db, pool } from '#lib/server/platform/db'
import { child, type Person, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { fillPersonalTables, listPersonalTables } from '../../setup/data/personal.ts'

const download = (as: Person, signal?: AbortSignal) => api('GET /user/me/export', { as, ...(signal && { signal }) })
const file = async (as: Person) => (await download(as)).json()

/** Tables that hold only data that the server needs for a while. */
const temporaryTables = ['generation_slot', 'idempotency_key', 'password_reset']
/** The list of the export that holds each other table. */
const places: Record<string, string> = {
  session: 'sessions',
  identity: 'identities',
  child: 'children',
  group: 'groups',
  group_member: 'groups',
  activity: 'activities',
  activity_share: 'activities',
  journal_entry: 'journal_entries',
  saved_activity: 'saved_activities',
  activity_rating: 'activity_ratings',
  material_at_home: 'materials_at_home',
  location_correction: 'location_corrections',
}

describe('GET /user/me/export', () => {
  test('is a file named after the day, which no cache stores', async () => {
    const response = await download(await person())
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="cometa-${new Date().toISOString().slice(0, 10)}.json"`,
      'cache-control': 'no-store',
    })
  })

  test('holds all data under the API’s names', async () => {
    const dana = await person({ password: 'a long pass phrase', language: 'es' })
    const { childId, memberIds, groupId, activityId, entryId, entryPicture, catalogueId } = await fillPersonalTables(dana)
    const all = await file(dana)
    expect(all.user).toEqual({
      ...{ id: dana.id, email: dana.email, name: dana.name, user_type: 'parent', is_admin: false, created_at: dana.createdAt.toISOString() },
      sign_in_methods: ['password', 'google'],
      settings: {
        language: 'es',
        theme_color: 'system',
        notifications_enabled: true,
        email_notifications: true,
        distance_unit: 'mi',
        profile_order: 'newest',
      },
    })
    expect(all.sessions).toMatchObject([{ id: dana.sessionId, user_agent: 'a test' }])
    expect(all.identities).toMatchObject([{ provider: 'google', subject: `google ${dana.id}`, created_at: expect.stringMatching(/Z$/) }])
    expect(all.children.map(({ name }: { name: string }) => name)).toEqual(['Noa', 'Adam', 'Dana'])
    expect(all.children[0]).toMatchObject({ id: childId, special_needs: 'likes it quiet', allergies: ['milk', 'kiwi'] })
    expect(all.children[0].avatar_base64).toMatch(/^data:image\/jpeg;base64,/)
    expect(all.children[1].date_of_birth).toBe('2024-02-29')
    expect(all.groups).toMatchObject([{ id: groupId, name: 'Explorers', group_range: '2-5', members: memberIds }])
    expect(all.activities).toMatchObject([{ id: activityId, child_id: childId, group_id: null, feedback: 'liked', status: 'liked', liked_tags: [] }])
    expect(all.activities[0]).toMatchObject({ shared_at: expect.stringMatching(/Z$/), previous: { is_saved: false } })
    expect(all.journal_entries).toMatchObject([
      { id: entryId, child_id: childId, activity_id: activityId, date: '2025-02-28', title: 'A tower', rating: 4, image_base64: entryPicture },
    ])
    expect(all.saved_activities).toMatchObject([{ activity_id: catalogueId, created_at: expect.stringMatching(/Z$/) }])
    expect(all.activity_ratings).toMatchObject([{ activity_id: catalogueId, rating: 5, updated_at: expect.stringMatching(/Z$/) }])
    expect(all.materials_at_home).toEqual([{ material_id: 'paper' }])
    expect(all.location_corrections).toMatchObject([{ location_name: 'The swings', kind: 'wrong_hours', note: 'Closed on Mondays', status: 'open' }])
    expect(JSON.stringify(all)).not.toMatch(/hash|argon2|"[a-z]+[A-Z]\w*":/)
  })

  test('holds nothing of other users', async () => {
    const [dana, other] = [await person(), await person()]
    await fillPersonalTables(dana)
    const all = await file(other)
    expect(all).toMatchObject({ children: [], groups: [], activities: [], journal_entries: [], identities: [] })
    expect(all).toMatchObject({ saved_activities: [], activity_ratings: [], materials_at_home: [], location_corrections: [] })
    expect(JSON.stringify(all)).not.toContain(dana.id)
  })

  test('contains every personal table with all its columns', async () => {
    const tables = await listPersonalTables()
    expect(tables.filter((table) => !temporaryTables.includes(table))).toEqual(Object.keys(places).sort())
    const dana = await person()
    await fillPersonalTables(dana)
    const all = await file(dana)
    const { rows } = await pool.query<{ table: string; column: string }>(
      "select table_name as table, column_name as column from information_schema.columns where table_schema = 'public' order by 1, 2",
    )
    // The position in the export tells these (which list, and which row), or other columns.
    const impliedColumns = new Set([
      'user_id',
      'group_member.group_id',
      'group_member.position',
      'activity_share.activity_id',
      'activity_share.created_at',
      'journal_entry.search_text',
    ])
    const names: Record<string, string> = {
      ...{ 'group_member.child_id': 'members', 'child.avatar': 'avatar_base64' },
      ...{ 'journal_entry.image': 'image_base64', 'journal_entry.thumbnail': 'thumbnail_base64' },
    }
    const missing = rows
      .filter(({ table, column }) => table in places && !impliedColumns.has(column) && !impliedColumns.has(`${table}.${column}`))
      .filter(({ table, column }) => !((names[`${table}.${column}`] ?? column) in all[places[table] ?? ''][0]))
    expect(missing).toEqual([])
  })

  test('works before a user type is chosen, and returns 401 without a token', async () => {
    expect((await download(await person({ userType: null }))).status).toBe(200)
    expect((await api('GET /user/me/export')).status).toBe(401)
  })
})

describe('GET /user/me/export of a large account', () => {
  const PICTURE_BYTES = 525_000
  const PICTURE_CHARACTERS = (PICTURE_BYTES / 3) * 4
  const ENTRIES = 60

  /** Creates a user with 450 activities, and journal pictures of half a megabyte each. */
  async function createLargeAccount() {
    const dana = await person()
    const { id } = await child(dana)
    await pool.query(
      `insert into activity (user_id, id, batch_id, source, language, title, description, duration_minutes, age_min_months, age_max_months,
         difficulty, is_free, setting, benefits, materials_needed, instructions, safety_notes, picture, tags, traits)
       select $1, gen_random_uuid(), gen_random_uuid(), 'library', 'en', 'Activity ' || n, '', 30, 0, 72, 'easy', true, 'indoor',
         '{}', '{}', '{}', '{}', '{}', '{}', '{}'
       from generate_series(1, 450) n`,
      [dana.id],
    )
    await pool.query(
      `insert into journal_entry (user_id, id, child_id, date, title, rating, image)
       select $1, gen_random_uuid(), $2, '2026-01-01', 'Entry ' || n, 5, decode(repeat('00', $3), 'hex') from generate_series(1, $4) n`,
      [dana.id, id, PICTURE_BYTES, ENTRIES],
    )
    return dana
  }

  test('is complete, in chunks of at most one picture', async () => {
    const response = await download(await createLargeAccount())
    let largest = 0
    let text = ''
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) {
      largest = Math.max(largest, chunk.byteLength)
      text += decoder.decode(chunk, { stream: true })
    }
    const all = JSON.parse(text)
    expect(new Set(all.activities.map(({ title }: { title: string }) => title)).size).toBe(450)
    expect(new Set(all.journal_entries.map(({ title }: { title: string }) => title)).size).toBe(ENTRIES)
    expect(largest).toBeLessThan(PICTURE_CHARACTERS * 1.1)
    expect(text.length).toBeGreaterThan(PICTURE_CHARACTERS * ENTRIES)
  })

  test('stops reading when the client disconnects', async () => {
    const client = new AbortController()
    const response = await download(await createLargeAccount(), client.signal)
    const reader = response.body?.getReader()
    await reader?.read()
    client.abort()
    await expect(reader?.read()).rejects.toThrow('The client disconnected')
  })

  test('stops reading when the response body is cancelled', async () => {
    const dana = await createLargeAccount()
    const reader = (await download(dana)).body?.getReader()
    await reader?.read()
    await reader?.cancel()
    expect(await reader?.read()).toEqual({ done: true, value: undefined })
  })

  test('contains no more rows once the account is deleted', async () => {
    const dana = await createLargeAccount()
    const response = await download(dana)
    await db.user.delete({ where: { id: dana.id } })
    expect(await response.json()).toMatchObject({ user: { id: dana.id }, children: [], activities: [], journal_entries: [] })
  })
})
