import { afterAll, describe, expect, test, vi } from 'vitest'
import { needs, tags } from '#lib/domain/platform/vocabulary'
import { tagName } from '#lib/domain/profiles/interest-tags'
import { needWords } from '#lib/domain/profiles/needs'
import { child, group, person } from '../../../factories.ts'
import { api } from '../../../setup/api.ts'
import { generateBatch, requestActivities } from '../../../setup/data/activities.ts'

const model = await vi.hoisted(async () =>
  (await import('../../../setup/services/model.ts')).startConfiguredModel({ OPENAI_API_KEY: 'the-key', OPENAI_MODEL: 'a-model' }),
)
afterAll(() => model.close())

const names = tags.map((tag) => tagName(tag, 'en'))

/** A picture of one pixel. */
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const telling = [
  {
    language: 'en',
    name: 'Zephyrine Quillfeather',
    interest_level: 'Loves trains, and dinosaurs like the ones at Grandma Ottoline’s',
    special_needs: 'Balance is hard since the operation at Saint Hubertus hospital',
    description: 'Lives at 17 Larkspur Mews with her uncle Barnaby',
    allergies: ['milk', 'dragonfruit from Maputo'],
    secrets: [
      'Zephyrine',
      'Quillfeather',
      'Grandma',
      'Ottoline',
      'Hubertus',
      'hospital',
      'operation',
      'Larkspur',
      'Barnaby',
      'dragonfruit',
      'Maputo',
    ],
  },
  {
    language: 'es',
    name: 'Iñaki Zubizarreta',
    interest_level: 'Le encantan los trenes y los dinosaurios de la tía Hermenegilda',
    special_needs: 'Le cuesta el equilibrio desde la operación en el Hospital de Basurto',
    description: 'Vive en la calle Autonomía con el abuelo Koldo',
    allergies: ['milk', 'pitahaya de Arrasate'],
    secrets: ['Iñaki', 'Zubizarreta', 'Hermenegilda', 'Basurto', 'operaci', 'Autonom', 'Koldo', 'pitahaya', 'Arrasate'],
  },
  {
    language: 'he',
    name: 'יהונתן־אביעד שטרנבוך',
    interest_level: 'אוהב רכבות ודינוזאורים מהבית של סבתא פרומה',
    special_needs: 'מתקשה בשיווי משקל מאז הניתוח באיכילוב',
    description: 'גר ברחוב הגפן עם הדוד זבולון',
    allergies: ['milk', 'פיטאיה מהערבה'],
    secrets: ['יהונתן', 'אביעד', 'שטרנבוך', 'פרומה', 'איכילוב', 'הניתוח', 'הגפן', 'זבולון', 'פיטאיה', 'הערבה'],
  },
] as const

describe.each(telling)('the data that a model receives, in $language', ({ language, secrets, ...profile }) => {
  test('is an age, tags and allergens, and nothing personal', async () => {
    const parent = await person()
    await api('PUT /settings/me', {
      as: parent,
      body: { language, theme_color: 'system', notifications_enabled: true, email_notifications: true },
    })
    const one = await child(parent, {
      ...profile,
      allergies: [...profile.allergies],
      date_of_birth: '2022-03-17',
      weeks_early: 9,
      avatar_base64: picture,
    })
    const { avatar_base64: avatar } = await (await api('GET /children', { as: parent })).json().then(([only]) => only)
    model.calls.splice(0)
    const [first] = await generateBatch(parent, one.id)
    await api(`PATCH /activity/${first?.id}`, { as: parent, body: { action: 'like' } })
    await generateBatch(parent, one.id)

    expect(model.calls.length).toBeGreaterThan(1)
    for (const { sent, facts } of model.calls) {
      for (const secret of [
        ...secrets,
        avatar.slice(30, 70),
        '2022-03-17',
        parent.email,
        parent.name,
        parent.id,
        one.id,
        first?.id ?? '?',
        first?.batch_id ?? '?',
      ]) {
        expect(sent.normalize('NFC').toLowerCase()).not.toContain(secret.normalize('NFC').toLowerCase())
      }
      expect(facts.interests_and_needs).toEqual(expect.arrayContaining(['trains', 'dinosaurs', 'balance']))
      for (const tag of facts.interests_and_needs ?? []) expect(names).toContain(tag)
      expect(facts.allergens_never).toEqual(['milk'])
      expect(facts.age_months).toBeGreaterThan(50)
    }
    expect(model.calls.at(-1)?.facts.titles_to_avoid).toContain(first?.title)
  })
})

const tellingGroup = [
  {
    language: 'en',
    name: 'The Marmaduke Foxes of Pendlebury School',
    description: 'Tuesdays with Ms Abernathy, room P614Q, next to the clinic',
    group_range: 'Foxes 3-5, cubs of Wrexham from 2',
    secrets: ['Marmaduke', 'Foxes', 'Pendlebury', 'Tuesday', 'Abernathy', 'P614Q', 'clinic', 'Wrexham', 'cubs'],
  },
  {
    language: 'es',
    name: 'Los Quebrantahuesos de Zaldibar',
    description: 'Los martes con la seño Eufrasia, aula P614Q',
    group_range: 'peques de Zaldibar, 2 a 5 años',
    secrets: ['Quebrantahuesos', 'Zaldibar', 'martes', 'Eufrasia', 'P614Q', 'peques'],
  },
  {
    language: 'he',
    name: 'קבוצת דורבנים מגן יקינתון',
    description: 'בימי שלישי עם הגננת שפרירה, חדר P614Q',
    group_range: 'דורבנים בני 2–5',
    secrets: ['דורבנים', 'יקינתון', 'שלישי', 'שפרירה', 'P614Q'],
  },
] as const

describe.each(tellingGroup)('the data that a model receives for a group, in $language', ({ language, secrets, ...fields }) => {
  test.each([0, 2])('is ages, a number, tags and needs, and nothing personal: %d members', async (count) => {
    const educator = await person({ userType: 'educator', language })
    const profile = telling.find((one) => one.language === language)
    const members: { id: string; name: string }[] = []
    for (let at = 0; at < count; at++) {
      const { secrets: _, language: __, allergies = [], ...said } = profile ?? { secrets: [], language }
      const born = { date_of_birth: `202${at}-03-17`, weeks_early: 9, avatar_base64: picture }
      members.push(await child(educator, { ...said, ...born, allergies: [...allergies], needs: ['wheelchair', 'few_words'] }))
    }
    const ours = await group(educator, { ...fields, members: members.map(({ id }) => id) })
    model.calls.splice(0)
    const [first] = await generateBatch(educator, ours.id, { type: 'group' })
    await api(`PATCH /activity/${first?.id}`, { as: educator, body: { action: 'like' } })
    await generateBatch(educator, ours.id, { type: 'group' })

    expect(model.calls.length).toBeGreaterThan(1)
    const profiles = await (await api('GET /children', { as: educator })).json()
    const avatars = profiles.map(({ avatar_base64 }: { avatar_base64: string }) => avatar_base64.slice(30, 70))
    const ids = [ours.id, ...members.map(({ id }) => id), first?.id ?? '?', first?.batch_id ?? '?', educator.id]
    const unsaid = [...secrets, ...(profile?.secrets ?? []), ...ids, educator.email, educator.name, '-03-17', ...avatars]
    for (const { sent, facts } of model.calls) {
      for (const secret of unsaid) expect(sent.normalize('NFC').toLowerCase()).not.toContain(secret.normalize('NFC').toLowerCase())
      if (count === 0) expect([facts.group, facts.needs]).toEqual([{ youngest_months: 24, oldest_months: 60 }, undefined])
      else expect([facts.group?.children, facts.needs]).toEqual([count, [needWords('wheelchair'), needWords('few_words')]])
      expect(Object.keys(facts.group ?? {})).toEqual(['youngest_months', 'oldest_months', ...(count ? ['children'] : [])])
    }
  })
})

test('the model receives every need in fixed words, the same for all users', async () => {
  const parent = await person()
  const noa = await child(parent, { needs: [...needs] })
  await generateBatch(parent, noa.id)
  expect(model.calls.at(-1)?.facts.needs).toEqual(needs.map(needWords))
})

test('the model receives what was liked as tags', async () => {
  const parent = await person()
  const noa = await child(parent)
  const [first] = await generateBatch(parent, noa.id)
  await api(`PATCH /activity/${first?.id}`, { as: parent, body: { action: 'like' } })
  const { liked } = await (await api(`GET /children/${noa.id}/taste`, { as: parent })).json()
  await generateBatch(parent, noa.id)
  expect(liked.length).toBeGreaterThan(0)
  expect(model.calls.at(-1)?.facts.liked_before).toHaveLength(liked.length)
})

test('POST /activity with type age sends the model only its age and tags', async () => {
  const parent = await person()
  const response = await requestActivities(parent, {
    type: 'age',
    age_months: 70,
    interests: ['robots', 'my cousin Ambrosius', 'pottery'],
    batch_size: 1,
  })
  expect(response.status).toBe(201)
  expect(model.calls.at(-1)?.facts).toMatchObject({ age_months: 70, interests_and_needs: ['robots', 'clay'] })
  expect(model.calls.at(-1)?.sent).not.toContain('Ambrosius')
})

test('the model’s server receives the key as its API defines', async () => {
  expect(model.calls.at(-1)?.sent).toContain('Bearer the-key')
  expect(model.calls.at(-1)?.sent).toContain('"model":"a-model"')
})
