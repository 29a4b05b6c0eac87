import { afterAll, describe, expect, test, vi } from 'vitest'
import { tagName } from '#lib/domain/interest-tags'
import { tags } from '#lib/domain/vocabulary'
import { child, person } from '../factories.ts'
import { ask, batch } from '../setup/activities.ts'
import { api } from '../setup/api.ts'

const model = await vi.hoisted(async () =>
  (await import('../setup/model.ts')).configuredModel({ OPENAI_API_KEY: 'the-key', OPENAI_MODEL: 'a-model' }),
)
afterAll(() => model.close())

const names = tags.map((tag) => tagName(tag, 'en'))

/** One pixel. */
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
    special_needs: 'מתקשה בשיווי משקל מאז הניתוח באסף הרופא',
    description: 'גר ברחוב הגפן עם הדוד זבולון',
    allergies: ['milk', 'פיטאיה מהערבה'],
    secrets: ['יהונתן', 'אביעד', 'שטרנבוך', 'פרומה', 'הרופא', 'הניתוח', 'הגפן', 'זבולון', 'פיטאיה', 'הערבה'],
  },
] as const

describe.each(telling)('what a model is told, in $language', ({ language, secrets, ...profile }) => {
  test('is an age, tags and allergens, and nothing of whose they are', async () => {
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
    const [first] = await batch(parent, one.id)
    await api(`PATCH /activity/${first?.id}`, { as: parent, body: { action: 'like' } })
    await batch(parent, one.id)

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

test('what was liked goes along as tags', async () => {
  const parent = await person()
  const noa = await child(parent)
  const [first] = await batch(parent, noa.id)
  await api(`PATCH /activity/${first?.id}`, { as: parent, body: { action: 'like' } })
  const { liked } = await (await api(`GET /children/${noa.id}/taste`, { as: parent })).json()
  await batch(parent, noa.id)
  expect(liked.length).toBeGreaterThan(0)
  expect(model.calls.at(-1)?.facts.liked_before).toHaveLength(liked.length)
})

test('the older form tells its age and tags alone', async () => {
  const parent = await person()
  const response = await ask(parent, { type: 'age', age_months: 70, interests: ['robots', 'my cousin Ambrosius', 'pottery'], batch_size: 1 })
  expect(response.status).toBe(201)
  expect(model.calls.at(-1)?.facts).toMatchObject({ age_months: 70, interests_and_needs: ['robots', 'clay'] })
  expect(model.calls.at(-1)?.sent).not.toContain('Ambrosius')
})

test('the key goes to the model’s server as the API has it', async () => {
  expect(model.calls.at(-1)?.sent).toContain('Bearer the-key')
  expect(model.calls.at(-1)?.sent).toContain('"model":"a-model"')
})
