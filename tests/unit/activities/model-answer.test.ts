import { expect, test } from 'vitest'
import { tagsNamed } from '#lib/domain/profiles/interest-tags'
import { modelCard } from '#lib/schemas/activities/model-answer'

const card = {
  title: 'A castle',
  description: 'Build it.',
  benefits: ['Builds.'],
  materialsNeeded: [],
  instructions: ['Begin.', 'End.'],
  safetyNotes: [],
  durationMinutes: 30,
  ageMinMonths: 36,
  ageMaxMonths: 60,
  difficulty: 'easy',
  isFree: true,
  setting: 'indoor',
}

test.each([
  [
    { durationMinutes: '30', ageMinMonths: ' 36 ' },
    { durationMinutes: 30, ageMinMonths: 36 },
  ],
  [
    { difficulty: 'Easy', setting: 'Indoor ' },
    { difficulty: 'easy', setting: 'indoor' },
  ],
  [
    { benefits: 'Builds.', instructions: 'Begin.\nEnd.' },
    { benefits: ['Builds.'], instructions: ['Begin.', 'End.'] },
  ],
  [{ isFree: 'true' }, { isFree: true }],
])('modelCard accepts %j', (written, understood) => {
  expect(modelCard.parse({ ...card, ...written })).toMatchObject(understood)
})

test.each([{ durationMinutes: 'half an hour' }, { difficulty: 'so-so' }, { instructions: 'Begin.' }, { isFree: 'perhaps' }])(
  'modelCard rejects %j',
  (written) => {
    expect(modelCard.safeParse({ ...card, ...written }).success).toBe(false)
  },
)

test.each([
  ['Muñecas fuertes', 'en', []],
  ['A castle for dinosaurs', 'en', ['castles', 'dinosaurs']],
  ['Trenes de cartón', 'es', ['paper', 'trains']],
  ['רכבות מקרטון', 'he', ['trains']],
  ['No dinosaurs today', 'en', ['dinosaurs']],
] as const)('tagsNamed finds in “%s” (%s) the tags %j', (text, language, tags) => {
  expect(tagsNamed(text, language)).toEqual(tags)
})
