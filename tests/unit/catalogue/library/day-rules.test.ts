import { expect, test } from 'vitest'
import { type DayCompany, isAboutFood, isClass, isLively } from '#lib/domain/activities/days/blocks'
import { buildDayCard } from '#lib/domain/activities/days/card'
import { isOfOtherPlace } from '#lib/domain/activities/days/place-notes'
import { blocksOf, minutesOfParts, type Part } from '#lib/domain/activities/days/plan'
import { composedDurationOf, composedDurations, isInHighSun, isMealHour, mostLedMinutes } from '#lib/domain/activities/days/rhythm'
import { countOlder, hasBabyAndOlder } from '#lib/domain/activities/days/siblings'
import { participationFit } from '#lib/domain/activities/participation'
import { settings } from '#lib/domain/platform/basics'
import { seededNumber } from '#lib/domain/platform/seeded-number'
import { audienceOf, composeFromLibrary, type DayWish, listDayBlocks } from '../../../setup/data/composed-days.ts'
import { type LibraryCard, readLibraryCards } from '../../../setup/data/library-cards.ts'

const DAYS = 2000
/** Twenty babies are no class. */
const YOUNGEST_CLASS_MONTHS = 18
const cards = readLibraryCards()
const ages = [6, 8, 10, 12, 15, 18, 20, 23, 24, 30, 35, 36, 42, 54, 66, 71, 72, 84, 96, 120, 144]
const companies: Omit<DayCompany, 'setting'>[] = ages.flatMap((age) => [
  { agesMonths: [age], children: { min: 1, max: 1 } },
  { agesMonths: [age, Math.min(144, age + 24)], children: { min: 2, max: 2 } },
  ...(age >= YOUNGEST_CLASS_MONTHS ? [{ agesMonths: [age, Math.min(144, age + 12)], children: { min: 20, max: 20 }, isAtSchool: true }] : []),
])
const wishes: DayWish[] = companies.flatMap((company) =>
  settings.flatMap((setting) => composedDurations.map((duration) => ({ ...company, setting, duration }))),
)

/** The fewest and the most activities. */
function activityCount({ duration, agesMonths }: DayWish, months: number): [number, number] {
  if (duration === '1-2hours') return [2, 3]
  if (duration === 'half-day') return [3, 4]
  return [hasBabyAndOlder(agesMonths) ? 3 : 4, months < 72 ? 5 : 6]
}

/** Lists the rules that a time breaks. */
function brokenRules(parts: Part<LibraryCard>[], wish: DayWish): string[] {
  const months = Math.min(...wish.agesMonths)
  const blocks = blocksOf(parts)
  const [fewest, most] = activityCount(wish, months)
  const broken = new Set<string>()
  const check = (isKept: boolean, rule: string) => {
    if (!isKept) broken.add(rule)
  }
  check(blocks.length >= fewest && blocks.length <= most, `${blocks.length} activities`)
  check(new Set(blocks.map(({ id }) => id)).size === blocks.length, 'an activity twice')
  check(composedDurationOf(minutesOfParts(parts)) === wish.duration, 'the length')
  check(parts[0]?.pause === 'gather' && parts.some(({ pause }) => pause === 'tidy'), 'fetching and tidying')
  check(parts.filter(({ pause }) => pause === 'way').length === (wish.setting === 'outdoor' ? 2 : 0), 'the way')
  const placesAllowed =
    wish.setting === 'outdoor'
      ? ['yard', 'park', 'playground', 'anywhere']
      : wish.isAtSchool
        ? ['classroom', 'hall', 'anywhere']
        : ['home', 'table', 'anywhere']
  for (const block of blocks) {
    check(
      block.places.some((place) => placesAllowed.includes(place)),
      `the place of ${block.id}`,
    )
    check(!block.materialIds.includes('flashlight') && !block.traits.includes('several_days'), `the dark or several days: ${block.id}`)
    check(participationFit(block, wish.children) !== 'none', `the number of children of ${block.id}`)
    const isForAges = wish.agesMonths.every((age) => age >= block.ageMinMonths && age <= block.ageMaxMonths)
    const hasParts = wish.agesMonths.every((age) => block.partsByAge.some((part) => age >= part.ageMinMonths && age <= part.ageMaxMonths))
    check(isForAges || hasParts, `the ages of ${block.id}`)
  }
  let inOneGo = 0
  let playBeforeBreak: number | undefined
  for (const [i, part] of parts.entries()) {
    const [before, after] = [parts[i - 1], parts[i + 1]]
    const startsAt = minutesOfParts(parts.slice(0, i))
    if (part.block) {
      inOneGo += part.minutes
      check(inOneGo <= mostLedMinutes(months, isClass(wish)), `${inOneGo} minutes of play in one go`)
      if (isLively(part.block)) {
        check(before?.pause !== 'lunch' && before?.pause !== 'feed', 'lively after a meal')
        check(!['sleep', 'nap', 'rest', 'tidy'].includes(after?.pause ?? ''), 'lively before rest')
        check(!(after?.block && isLively(after.block)), 'lively twice')
        check(!isInHighSun(wish, startsAt), 'lively in high sun')
      }
      if (isAboutFood(part.block)) check(!['snack', 'change', 'lunch', 'feed'].includes(before?.pause ?? ''), 'food after a snack')
    } else if (part.pause === 'circle') inOneGo += part.minutes
    else {
      if (inOneGo > 0) playBeforeBreak ??= inOneGo
      inOneGo = 0
      check(part.pause !== 'free_play' || part.minutes <= MOST_FREE_PLAY_MINUTES, `${part.minutes} minutes of free play`)
      if (part.pause === 'lunch') {
        check(isMealHour(wish.setting, startsAt), 'the hour of lunch')
        check(after?.pause === 'nap' || after?.pause === 'rest', 'rest after lunch')
      }
    }
  }
  if (months < 24) check((playBeforeBreak ?? 0) <= 20, 'the first break under two years')
  const { parts: schedule } = buildDayCard(parts, { ...wish, language: 'en', audience: audienceOf(wish) })
  for (const rule of [...brokenAtSchool(parts, wish), ...brokenHygiene(parts, wish), ...brokenBySun(parts, wish), ...brokenWords(parts, wish)])
    broken.add(rule)
  for (const { kind, text } of schedule)
    if (kind !== 'activity' && kind !== 'free_play') check(!text.startsWith('In the shade.'), 'shade before a place')
  const freePlays = schedule
    .filter(({ kind }) => kind === 'free_play')
    .map(({ text }) => text.replace(/^In the shade\. | Put on sunscreen again.*$/g, ''))
  check(new Set(freePlays).size === freePlays.length, 'the same free play twice')
  return [...broken]
}
/** Lists the rules of a class that a time breaks: a circle first, and outside once. */
function brokenAtSchool(parts: Part<LibraryCard>[], wish: DayWish): string[] {
  if (!isClass(wish) || wish.duration === '1-2hours') return []
  const kinds = parts.map(({ pause }) => pause)
  const outside = kinds.filter((kind) => kind === 'outdoors').length
  return [
    ...(kinds[1] === 'circle' ? [] : ['no circle at the beginning']),
    ...(outside === (wish.setting === 'indoor' ? 1 : 0) ? [] : [`outside ${outside} times`]),
  ]
}

/** Lists the rules of hygiene that a time breaks: clean hands before food, and a clean diaper before sleep. */
function brokenHygiene(parts: Part<LibraryCard>[], wish: DayWish): string[] {
  const { parts: schedule, materialsNeeded } = buildDayCard(parts, { ...wish, language: 'en', audience: audienceOf(wish) })
  const food = schedule.filter(({ kind }) => ['change', 'snack', 'lunch', 'feed'].includes(kind))
  const isInDiapers = Math.min(...wish.agesMonths) < 30
  const sleeps = schedule.filter(
    ({ kind, text }, i) =>
      (kind === 'sleep' || kind === 'nap') && !/clean diaper/.test(`${schedule[i - 1]?.kind === 'feed' ? schedule[i - 1]?.text : ''}${text}`),
  )
  return [
    ...food.flatMap(({ title, text }) =>
      /(?:wash (?:your )?hands|clean hands).*(?:Sit down|eat|A feed)/i.test(text) ? [] : [`${title} before hands are clean`],
    ),
    ...(isInDiapers && sleeps.length > 0 ? ['sleep without a clean diaper'] : []),
    ...(wish.setting === 'outdoor' && !materialsNeeded.includes('Wipes, or water and soap, to clean hands') ? ['nothing to clean hands'] : []),
  ]
}

/** Lists the rules about the sun that a time outdoors breaks. */
function brokenBySun(parts: Part<LibraryCard>[], wish: DayWish): string[] {
  if (wish.setting === 'indoor') return []
  const { parts: schedule, durationMinutes } = buildDayCard(parts, { ...wish, language: 'en', audience: audienceOf(wish) })
  const back = schedule.at(-1)
  let [since, longest] = [0, 0]
  for (const { kind, text, minutes } of schedule.slice(0, -1)) {
    longest = Math.max(longest, since)
    if (/sunscreen/i.test(text)) since = 0
    if (kind !== 'sleep' && kind !== 'nap') since += minutes
  }
  return [
    ...(isInHighSun(wish, back?.startsAtMinute ?? 0) ? ['the way back in high sun'] : []),
    // 8:00 to 11:30.
    ...(wish.duration === 'half-day' && durationMinutes > 210 ? [`half a day outdoors of ${durationMinutes} minutes`] : []),
    ...(/sunscreen/i.test(schedule[0]?.text ?? '') ? [] : ['no sunscreen before leaving']),
    ...(longest > 120 + LONGEST_PAUSE_MINUTES ? [`${longest} minutes without sunscreen`] : []),
  ]
}
/** Sunscreen is at the end of a pause, whose minutes are counted before it. */
const LONGEST_PAUSE_MINUTES = 60

/** Lists the rules about words that a time breaks: for the older child, one way of saying hours, notes of this place, materials once. */
function brokenWords(parts: Part<LibraryCard>[], wish: DayWish): string[] {
  const card = buildDayCard(parts, { ...wish, language: 'en', audience: audienceOf(wish) })
  const { setting, isAtSchool = false } = wish
  const forOlder = card.parts.filter(({ kind }) => ['free_play', 'sleep', 'nap', 'feed'].includes(kind))
  const names = card.materialsNeeded.map((line) => line.split(' (')[0])
  const others = card.safetyNotes
    .flatMap((note) => (blocksOf(parts).some(({ title }) => note.startsWith(`${title}: `)) ? note.split(': ').slice(1).join(': ').split('; ') : []))
    .filter((clause) => isOfOtherPlace(clause, { setting, isAtSchool, language: 'en' }))
  return [
    ...(countOlder(wish.agesMonths) > 0 &&
    wish.children?.max === wish.agesMonths.length &&
    forOlder.some(({ text }) => !/For your older child: /.test(text))
      ? ['nothing for the older child']
      : []),
    ...(/\d ?[AP]M\b/.test([...card.instructions, ...card.safetyNotes].join(' ')) ? ['hours in two ways'] : []),
    ...others.map((note) => `a note of another place: ${note}`),
    ...(new Set(names).size < names.length || (names.includes('Sticky tape') && names.includes('Masking tape')) ? ['a material twice'] : []),
  ]
}

/** As long as the longest free play of an outline and the longest go without any activity found. */
const MOST_FREE_PLAY_MINUTES = 80

test(`${DAYS} composed days of the library keep every rule`, () => {
  const blocksOfWish = new Map(wishes.map((wish) => [wish, listDayBlocks(cards, wish)]))
  const failures: string[] = []
  let composed = 0
  for (let n = 0; composed < DAYS && n < 2 * DAYS; n++) {
    const wish = wishes[seededNumber(`${n}`) % wishes.length]
    if (!wish) continue
    const parts = composeFromLibrary(blocksOfWish.get(wish) ?? [], wish, { seed: `${n}` })
    if (!parts) continue
    composed++
    for (const rule of brokenRules(parts, wish)) failures.push(`${JSON.stringify(wish)}: ${rule}`)
  }
  expect(failures.slice(0, 20)).toEqual([])
  expect(composed).toBe(DAYS)
})

test('a time for one child or a class can be composed at any age and place', () => {
  const missing = wishes.filter((wish) => wish.children?.min !== 2 && !composeFromLibrary(listDayBlocks(cards, wish), wish))
  expect(missing).toEqual([])
})
