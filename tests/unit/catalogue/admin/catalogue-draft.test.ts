import { expect, test } from 'vitest'
import { blank, fromContent, toContent, toInput } from '#lib/client/catalogue/admin/catalogue-draft'
import { toPreviewCard } from '#lib/client/catalogue/admin/preview-card'
import { draftContent } from '#lib/schemas/catalogue/activity-draft'
import { facts } from '../../../setup/data/facts.ts'

const full = {
  ...blank,
  categoryId: 'games',
  ageMinMonths: '18',
  ageMaxMonths: '60',
  priceUsd: '4.5',
  participation: { min: '2', max: '12', childrenPerAdult: '6' },
  tags: ['art'],
  elof: ['cognition'],
  materials: [{ id: 'pencil', quantity: { en: '2', es: '', he: '' }, childrenPerSet: '4' }],
  text: { ...blank.text, en: { ...blank.text.en, title: 'Shadows', instructions: 'Sit.\nStand.', group: 'In a circle.' } },
  facts: facts(),
}

test('a stored draft restores the form as it was', () => {
  for (const draft of [full, { ...blank, text: { ...blank.text, he: { ...blank.text.he, title: 'צל' } } }]) {
    const content = draftContent.parse(toContent(draft))
    expect(fromContent(content)).toEqual(draft)
  }
})

test('fromContent reads a draft that has only a title', () => {
  expect(fromContent({ text: { en: { title: 'Shadows' } } })).toMatchObject({ text: { en: { title: 'Shadows', group: '' } }, ageMinMonths: '' })
})

test('toContent leaves out what is no number', () => {
  expect(toContent({ ...blank, ageMinMonths: 'two', durationMinutes: '' })).toMatchObject({ ageMinMonths: null, durationMinutes: null })
})

test('toInput sends no participation if none is typed, and a partial one as it is', () => {
  expect(toInput(blank)).toMatchObject({ participation: null, text: { en: { group: null } } })
  expect(toInput({ ...blank, participation: { min: '2', max: '', childrenPerAdult: '' } }).participation).toEqual({
    min: 2,
    max: undefined,
    childrenPerAdult: undefined,
  })
})

test('toPreviewCard shows what users will see in one language', () => {
  const nameOf = (id: string) => id.toUpperCase()
  expect(toPreviewCard({ ...full, id: 'x', language: 'en', nameOf })).toMatchObject({
    ...{ title: 'Shadows', ageMinMonths: 18, ageMaxMonths: 60, duration: 30, isFree: false, price: { amount: 4.5, currency: 'USD' } },
    ...{ elof: ['cognition'], materials: [{ id: 'pencil', name: 'PENCIL', quantity: '2' }] },
  })
  expect(toPreviewCard({ ...full, priceUsd: '', id: 'x', language: 'he', nameOf })).toMatchObject({ title: '', isFree: true, price: null })
})
