import { describe, expect, test } from 'vitest'
import { db, pool } from '#lib/server/platform/db'
import { child, group, groupWithChildren, type Person, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { newActivity } from '../../setup/data/catalogue.ts'
import { effort, facts } from '../../setup/data/facts.ts'

/** Creates a catalogue activity that contains bread and is impossible in a wheelchair. */
async function createBreadActivity() {
  const admin = await person({ isAdmin: true })
  const declared = facts({ substances: [{ id: 'bread', use: 'eaten' }], effort: effort({ wheelchair: 'impossible' }) })
  return newActivity(admin, { facts: declared })
}

const doActivity = async (as: Person, id: string, child_id: string) => api(`POST /explore/activities/${id}/do`, { as, body: { child_id } })
const history = async (as: Person) => (await (await api('GET /activity', { as })).json()).activities

describe('an activity that is offered again', () => {
  test.each([
    ['allergy', { allergies: ['trigo'] }],
    ['need', { needs: ['wheelchair'] }],
  ])('is withheld if it no longer fits: %s', async (withheld, change) => {
    const as = await person()
    const { id: childId } = await child(as)
    const made = await (await doActivity(as, (await createBreadActivity()).id, childId)).json()
    expect(made.withheld).toBeNull()
    expect(await history(as)).toMatchObject([{ withheld: null }])
    await api(`PATCH /children/${childId}`, { as, body: change })
    expect(await history(as)).toMatchObject([{ id: made.id, withheld }])
    expect(await (await api(`GET /activity/${made.id}`, { as })).json()).toMatchObject({ withheld })
    await api(`PATCH /children/${childId}`, { as, body: { allergies: [], needs: [] } })
    expect(await history(as)).toMatchObject([{ withheld: null }])
  })

  test('is judged by the current members of a group', async () => {
    const as = await person()
    const [one, other] = [await child(as), await child(as, { allergies: ['gluten'] })]
    const { id } = await group(as, { members: [one.id] })
    const { id: childActivity } = await (await doActivity(as, (await createBreadActivity()).id, one.id)).json()
    await db.activity.update({ where: { userId_id: { userId: as.id, id: childActivity } }, data: { childId: null, groupId: id } })
    expect(await history(as)).toMatchObject([{ withheld: null }])
    await api(`PATCH /groups/${id}`, { as, body: { members: [one.id, other.id] } })
    expect(await history(as)).toMatchObject([{ withheld: 'allergy' }])
  })

  test('can be read by a group with too many allergies to search for, but is not offered', async () => {
    const as = await person()
    const one = await child(as)
    const { id: activityId } = await (await doActivity(as, (await createBreadActivity()).id, one.id)).json()
    const lists = Array.from({ length: 7 }, (_, list) => Array.from({ length: 30 }, (_, i) => `made-up fruit number ${list * 30 + i}`))
    const { id } = await groupWithChildren(
      as,
      lists.map((allergies): [number, Record<string, unknown>] => [48, { allergies }]),
    )
    await db.activity.update({ where: { userId_id: { userId: as.id, id: activityId } }, data: { childId: null, groupId: id } })
    expect(await history(as)).toMatchObject([{ id: activityId, withheld: 'allergy' }])
  })

  test('is judged by its text if a model wrote it', async () => {
    const as = await person()
    const { id: childId } = await child(as)
    const { id } = await (await doActivity(as, (await createBreadActivity()).id, childId)).json()
    const where = { userId_id: { userId: as.id, id } }
    await db.activity.update({ where, data: { source: 'ai', facts: undefined, catalogueId: null, instructions: ['Peel the kiwi.'] } })
    await db.$executeRaw`update activity set facts = null where id = ${id}::uuid`
    expect(await history(as)).toMatchObject([{ withheld: null }])
    await api(`PATCH /children/${childId}`, { as, body: { allergies: ['kiwi'] } })
    expect(await history(as)).toMatchObject([{ withheld: 'allergy' }])
  })
})

describe('a model’s activity', () => {
  /** Creates an activity with a kiwi in it or with other instructions, as if a model had written it for this child. */
  async function modelActivity(as: Person, childId: string, instructions = ['Peel the kiwi.']): Promise<string> {
    const { id } = await (await doActivity(as, (await createBreadActivity()).id, childId)).json()
    await db.activity.update({
      where: { userId_id: { userId: as.id, id } },
      data: { source: 'ai', catalogueId: null, instructions },
    })
    await db.$executeRaw`update activity set facts = null where id = ${id}::uuid`
    return id
  }

  async function findings(id: string): Promise<Record<string, unknown>> {
    const { rows } = await pool.query('select findings from activity where id = $1', [id])
    return rows[0].findings
  }

  async function store(id: string, changed: Record<string, unknown>) {
    await pool.query('update activity set findings = findings || $2::jsonb where id = $1', [id, JSON.stringify(changed)])
  }

  test('is read once, and later lists judge it by the stored facts', async () => {
    const as = await person()
    const { id: childId } = await child(as, { allergies: ['kiwi'] })
    const id = await modelActivity(as, childId)
    expect(await history(as)).toMatchObject([{ withheld: 'allergy' }])
    expect(await findings(id)).toMatchObject({ substances: expect.arrayContaining(['kiwi']), isRefused: false })
    await store(id, { substances: [] })
    expect(await history(as)).toMatchObject([{ withheld: null }])
    await store(id, { underMonths: 216 })
    expect(await history(as)).toMatchObject([{ withheld: 'age' }])
  })

  test('is judged by the child’s current allergies without being read again', async () => {
    const as = await person()
    const { id: childId } = await child(as)
    const id = await modelActivity(as, childId)
    expect(await history(as)).toMatchObject([{ withheld: null }])
    const before = await findings(id)
    await api(`PATCH /children/${childId}`, { as, body: { allergies: ['kiwi'] } })
    expect(await history(as)).toMatchObject([{ withheld: 'allergy' }])
    expect(await findings(id)).toEqual(before)
    await api(`PATCH /children/${childId}`, { as, body: { allergies: [] } })
    expect(await history(as)).toMatchObject([{ withheld: null }])
  })

  test('is read once if it is refused at every age', async () => {
    const as = await person()
    const { id: childId } = await child(as)
    const id = await modelActivity(as, childId, ['Drink the raw milk.'])
    expect(await history(as)).toMatchObject([{ withheld: 'age' }])
    // Reading the card again would store another version of its row.
    const version = async () => (await pool.query('select xmin from activity where id = $1', [id])).rows
    const before = await version()
    expect(await history(as)).toMatchObject([{ withheld: 'age' }])
    expect(await version()).toEqual(before)
  })

  test('does not wait for another transaction that changes it', async () => {
    const as = await person()
    const { id: childId } = await child(as, { allergies: ['kiwi'] })
    const [free, held] = [await modelActivity(as, childId), await modelActivity(as, childId)]
    const other = await pool.connect()
    try {
      await other.query('begin')
      await other.query('select 1 from activity where id = $1 for update', [held])
      expect(await history(as)).toMatchObject([{ withheld: 'allergy' }, { withheld: 'allergy' }])
    } finally {
      await other.query('rollback')
      other.release()
    }
    expect([await findings(free), await findings(held)]).toEqual([expect.anything(), null])
  })

  test('is judged also if its facts cannot be stored', async () => {
    const as = await person()
    const { id: childId } = await child(as, { allergies: ['kiwi'] })
    const id = await modelActivity(as, childId)
    await pool.query('alter table activity add constraint no_findings check (findings is null) not valid')
    try {
      expect(await history(as)).toMatchObject([{ id, withheld: 'allergy' }])
    } finally {
      await pool.query('alter table activity drop constraint no_findings')
    }
  })

  test('is searched for an allergy that no list knows', async () => {
    const as = await person()
    const { id: childId } = await child(as)
    await modelActivity(as, childId)
    expect(await history(as)).toMatchObject([{ withheld: null }])
    await api(`PATCH /children/${childId}`, { as, body: { allergies: ['peel'] } })
    expect(await history(as)).toMatchObject([{ withheld: 'allergy' }])
  })

  test.each([
    ['another version of the gate', (id: string) => store(id, { key: 'an older version', substances: [] })],
    ['findings that cannot be read', (id: string) => store(id, { substances: 'none' })],
    [
      'a changed text',
      (id: string) => pool.query("update activity set findings = findings || '{\"substances\": []}', title = title || '!' where id = $1", [id]),
    ],
  ])('is read again for %s', async (_, change) => {
    const as = await person()
    const { id: childId } = await child(as, { allergies: ['kiwi'] })
    const id = await modelActivity(as, childId)
    await history(as)
    const first = await findings(id)
    await change(id)
    expect(await history(as)).toMatchObject([{ withheld: 'allergy' }])
    expect((await findings(id)).substances).toEqual(first.substances)
  })
})

describe('POST /explore/activities/{id}/do', () => {
  test.each([
    ['not_with_allergy', { allergies: ['wheat'] }],
    ['not_with_allergy', { allergies: ['xyzzy'] }],
    ['not_with_need', { needs: ['wheelchair'] }],
  ])('returns 422 for a child with %s', async (reason, fields) => {
    const as = await person()
    const { id } = await child(as, fields)
    const response = await doActivity(as, (await createBreadActivity()).id, id)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ reason })
  })
})
