import { describe, expect, test } from 'vitest'
import { buildDayCard, type WrittenBlock } from '#lib/domain/activities/days/card'
import { clockText } from '#lib/domain/activities/days/clock'
import type { Part } from '#lib/domain/activities/days/plan'
import { pauses } from '#lib/domain/activities/days/rhythm'
import { dayWords } from '#lib/domain/activities/days/words'
import { wordLimits } from '#lib/domain/catalogue/catalogue-limits'
import { languages } from '#lib/domain/platform/basics'
import { noAllergies } from '#lib/domain/safety/allergies'
import { noteSentence } from '#lib/domain/safety/notes'
import { facts } from '../../../setup/data/facts.ts'

const block = (id: string, fields: Partial<WrittenBlock> = {}): WrittenBlock => ({
  ...{ id, categoryId: 'games', settings: ['indoor'], places: ['home'], durationMinutes: 20, prepMinutes: 0, tidyMinutes: 0, isFree: true },
  ...{
    quick: [`${id} one.`, `${id} two.`, `${id} three.`],
    circumstances: { energy: 1 },
    title: `The ${id}`,
    benefits: [`${id} is good`, 'and more'],
  },
  ...{ safetyNotes: [`Mind the ${id}.`, 'And more.'], materialsNeeded: [], materialIds: [], picture: [id, 'kite'], tags: ['games'], traits: [] },
  ...{ ageMinMonths: 24, ageMaxMonths: 72, difficulty: 'easy', facts: facts() },
  ...fields,
})
const parts: Part<WrittenBlock>[] = [
  { block: null, pause: 'gather', minutes: 5 },
  {
    block: block('tunnel', { materialIds: ['chairs', 'cloth'], materialsNeeded: ['Chairs (2)', 'Cloth'], tags: ['trains', 'games'] }),
    pause: null,
    minutes: 60,
  },
  { block: null, pause: 'snack', minutes: 20 },
  {
    block: block('song', { materialIds: ['cloth'], materialsNeeded: ['Cloth (1 small)'], ageMinMonths: 36, difficulty: 'hard' }),
    pause: null,
    minutes: 170,
  },
  { block: null, pause: 'tidy', minutes: 10 },
]
const whole = {
  duration: 'full-day',
  setting: 'indoor',
  language: 'en',
  audience: { youngestMonths: 48, allergies: noAllergies, needs: [] },
} as const

describe('what a composed time says', () => {
  const card = buildDayCard(parts, whole)

  test('has a schedule by the clock, each part opening its activity, whose minutes add up', () => {
    expect(card.parts.map(({ kind, startsAtMinute, exploreActivityId }) => [kind, startsAtMinute, exploreActivityId])).toEqual([
      ['gather', 0, null],
      ['activity', 5, 'tunnel'],
      ['snack', 65, null],
      ['activity', 85, 'song'],
      ['tidy', 255, null],
    ])
    expect(card.instructions[1]).toBe('9:05 AM The tunnel (60 min). tunnel one. tunnel two. tunnel three.')
    expect(card).toMatchObject({ durationMinutes: 265, prepMinutes: 5, tidyMinutes: 10 })
    expect(buildDayCard(parts, { ...whole, duration: 'half-day' }).instructions[1]).toMatch(/^The tunnel/)
  })

  test('fetches everything once, and is for those whom every part is for', () => {
    expect(card.materialsNeeded).toEqual(['Chairs (2)', 'Cloth'])
    expect(card).toMatchObject({ ageMinMonths: 36, ageMaxMonths: 72, difficulty: 'hard', picture: ['tunnel', 'song'] })
    expect(card.tags).toEqual(['games', 'trains'])
  })

  test('keeps the first safety note of each part, and gives those that the whole asks for', () => {
    expect(card.safetyNotes).toEqual(expect.arrayContaining(['The tunnel: Mind the tunnel.', 'The song: Mind the song.']))
    const small = buildDayCard(parts, { ...whole, audience: { ...whole.audience, youngestMonths: 30 } })
    expect(small.safetyNotes).toContain(noteSentence('cut_food', 'en', 30))
    const outdoors = buildDayCard(parts, { ...whole, setting: 'outdoor' })
    expect(outdoors.safetyNotes[0]).toContain('8:30')
    expect(outdoors.safetyNotes).toEqual(expect.arrayContaining([noteSentence('sun', 'en', 48), noteSentence('hottest_weather', 'en', 48)]))
    expect(outdoors.instructions[3]).toMatch(/^9:55 AM The song \(170 min\)\. song/)
    const late = parts.with(1, { block: block('tunnel'), pause: null, minutes: 160 })
    expect(buildDayCard(late, { ...whole, setting: 'outdoor' }).instructions[3]).toContain('In the shade.')
  })

  test('is a card like others in each language', () => {
    for (const language of languages) {
      const { quick, title, description } = buildDayCard(parts, { ...whole, language })
      expect(quick.every((line) => line.split(' ').length <= wordLimits.quickLine)).toBe(true)
      expect(`${title} ${description}`).not.toMatch(/undefined|NaN/)
      expect(Object.keys(dayWords(language).pauses).sort()).toEqual([...pauses].sort())
    }
  })
})

test('the time of day reads as it is written in each language', () => {
  expect(languages.map((language) => clockText(13 * 60 + 5, language))).toEqual(['1:05 PM', '13:05', '13:05'])
})
