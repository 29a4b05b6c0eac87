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
import { writtenBlock } from '../../../setup/data/day-blocks.ts'

const block = (id: string, fields: Partial<WrittenBlock> = {}): WrittenBlock =>
  writtenBlock(id, {
    ...{ quick: [`${id} one.`, `${id} two.`, `${id} three.`], benefits: [`${id} is good`, 'and more'] },
    ...{ safetyNotes: [`Mind the ${id}.`, 'And more.'], picture: [id, 'kite'], tags: ['games'] },
    ...fields,
  })
const parts: Part<WrittenBlock>[] = [
  { block: null, pause: 'gather', minutes: 5 },
  {
    block: block('tunnel', { materialIds: ['chairs', 'cloth'], materialsNeeded: ['Chairs (2)', 'Cloth (1 small)'], tags: ['trains', 'games'] }),
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
  audience: { youngestMonths: 48, allergies: noAllergies, needs: [], agesMonths: [48], children: { min: 1, max: 1 } },
} as const

describe('buildDayCard', () => {
  test('builds a schedule with clock times, links to the activities and minutes that add up', () => {
    const card = buildDayCard(parts, whole)
    expect(card.parts.map(({ kind, startsAtMinute, exploreActivityId }) => [kind, startsAtMinute, exploreActivityId])).toEqual([
      ['gather', 0, null],
      ['activity', 5, 'tunnel'],
      ['snack', 65, null],
      ['activity', 85, 'song'],
      ['tidy', 255, null],
    ])
    expect(card.instructions[1]).toBe('9:05 a.m. The tunnel (60 min). tunnel one. tunnel two. tunnel three.')
    expect(card).toMatchObject({ durationMinutes: 265, prepMinutes: 5, tidyMinutes: 10 })
    expect(buildDayCard(parts, { ...whole, duration: 'half-day' }).instructions[1]).toMatch(/^The tunnel/)
  })

  test('says the first step of each child with a part of their own', () => {
    const partsByAge = [
      { ageMinMonths: 6, ageMaxMonths: 23, steps: ['The baby listens.', 'And waits.'] },
      { ageMinMonths: 24, ageMaxMonths: 60, steps: ['The older one sings.'] },
    ]
    const song = block('song', { guidance: { group: null, partsByAge } })
    const textFor = (agesMonths: number[]) =>
      buildDayCard([{ block: song, pause: null, minutes: 20 }], { ...whole, audience: { ...whole.audience, agesMonths } }).parts[0]?.text
    expect(textFor([10, 38])).toBe('The baby listens. Older child: The older one sings.')
    expect(textFor([20, 38])).toBe('Younger child: The baby listens. Older child: The older one sings.')
    expect(textFor([38])).toBe('song one. song two. song three.')
  })

  test('lists each material once and has the ages that all parts suit', () => {
    const card = buildDayCard(parts, whole)
    expect(card.materialsNeeded).toEqual(['Chairs (2)', 'Cloth (1 small)'])
    expect(card).toMatchObject({ ageMinMonths: 36, ageMaxMonths: 72, difficulty: 'hard', picture: ['tunnel', 'song'] })
    expect(card.tags).toEqual(['games', 'trains'])
  })

  test('keeps the first safety note of each part and adds those that the whole day requires', () => {
    const card = buildDayCard(parts, whole)
    expect(card.safetyNotes).toEqual(expect.arrayContaining(['The tunnel: Mind the tunnel.', 'The song: Mind the song.']))
    const small = buildDayCard(parts, { ...whole, audience: { ...whole.audience, youngestMonths: 30 } })
    expect(small.safetyNotes).toContain(noteSentence('cut_food', 'en', 30))
    const outdoors = buildDayCard(parts, { ...whole, setting: 'outdoor' })
    expect(outdoors.safetyNotes[0]).toContain('8:30')
    expect(outdoors.safetyNotes).toEqual(expect.arrayContaining([noteSentence('sun', 'en', 48), noteSentence('hottest_weather', 'en', 48)]))
    expect(outdoors.instructions[3]).toMatch(/^9:55 a.m. The song \(170 min\)\. song/)
    const late = parts.with(1, { block: block('tunnel'), pause: null, minutes: 160 })
    expect(buildDayCard(late, { ...whole, setting: 'outdoor' }).instructions[3]).toContain('In the shade.')
  })

  test('builds a complete card in each language', () => {
    for (const language of languages) {
      const { quick, title, description } = buildDayCard(parts, { ...whole, language })
      expect(quick.every((line) => line.split(' ').length <= wordLimits.quickLine)).toBe(true)
      expect(`${title} ${description}`).not.toMatch(/undefined|NaN/)
      expect(Object.keys(dayWords(language).pauses).length).toBe(pauses.length - 2)
    }
  })
})

test('clockText writes the time of day in the way of the safety notes', () => {
  expect(languages.map((language) => clockText(13 * 60 + 5, language))).toEqual(['1:05 p.m.', '1:05 de la tarde', '13:05'])
  expect(languages.map((language) => clockText(10 * 60, language))).toEqual(['10 a.m.', '10 de la mañana', '10:00'])
  expect(languages.map((language) => clockText(12 * 60, language))).toEqual(['12 p.m.', '12 de la tarde', '12:00'])
  expect(clockText(20 * 60, 'es')).toBe('8 de la noche')
})
