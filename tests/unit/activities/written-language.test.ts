import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isWrittenIn } from '#lib/domain/activities/written-language'
import { type Language, languages } from '#lib/domain/platform/basics'

const folder = new URL('../../../prisma/seed/activities/', import.meta.url)
const texts = readdirSync(folder).map(
  (file): Record<Language, { instructions: string[] }> => JSON.parse(readFileSync(new URL(file, folder), 'utf8')).text,
)

test.each(languages)('isWrittenIn recognizes every library activity in %s as that language only', (language) => {
  for (const text of texts) {
    const steps = text[language].instructions.map((step) => step.slice(0, 100)).join(' ')
    expect(languages.filter((one) => isWrittenIn(steps, one))).toEqual([language])
  }
})

test.each([
  'Stellt fünf Becher umgedreht auf den Tisch und versteckt einen Knopf darunter. Das Kind rät, wo er liegt, und darf nachsehen.',
  'Posez cinq gobelets sur la table et cachez un bouchon dessous. L’enfant devine où il se trouve, puis vérifie.',
  'Coloque cinco copos na mesa e esconda uma tampa embaixo de um deles. A criança adivinha onde está e depois olha.',
  'Поставьте пять стаканов на стол и спрячьте под один из них крышку. Ребёнок угадывает, где она.',
  // Hebrew words in another language's text, and a text without letters.
  'Stellt fünf Becher (כוסות פלסטיק) umgedreht auf den Tisch.',
  '1, 2, 3!',
])('isWrittenIn recognizes no supported language in: %s', (text) => {
  expect(languages.filter((language) => isWrittenIn(text, language))).toEqual([])
})

test.each([
  ['לוקחים קוביות LEGO ובונים מגדל גבוה ליד החלון, אחר כך סופרים את הקומות.', true],
  ['לוקחים קוביות ובונים מגדל גבוה, then count the floors.', false],
] as const)('isWrittenIn accepts a few Latin words in a Hebrew text, not many: %s', (text, isHebrew) => {
  expect(isWrittenIn(text, 'he')).toBe(isHebrew)
})
