import { expect, test } from 'vitest'
import { type DayCompany, isAboutFood, isLively } from '#lib/domain/activities/days/blocks'
import { buildDayCard } from '#lib/domain/activities/days/card'
import { blocksOf, minutesOfParts, type Part } from '#lib/domain/activities/days/plan'
import { composedDurationOf, composedDurations, isInHighSun, isMealHour } from '#lib/domain/activities/days/rhythm'
import { participationFit } from '#lib/domain/activities/participation'
import { playLimitAt } from '#lib/domain/activities/play-limits'
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
function activityCount({ duration }: DayWish, months: number): [number, number] {
  if (duration === '1-2hours') return [2, 3]
  if (duration === 'half-day') return [3, 4]
  return [4, months < 72 ? 5 : 6]
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
      check(inOneGo <= playLimitAt(months).inOneGo, `${inOneGo} minutes of play in one go`)
      if (isLively(part.block)) {
        check(before?.pause !== 'lunch' && before?.pause !== 'feed', 'lively after a meal')
        check(!['sleep', 'nap', 'rest', 'tidy'].includes(after?.pause ?? ''), 'lively before rest')
        check(!(after?.block && isLively(after.block)), 'lively twice')
        check(!isInHighSun(wish, startsAt), 'lively in high sun')
      }
      if (isAboutFood(part.block)) check(!['snack', 'change', 'lunch', 'feed'].includes(before?.pause ?? ''), 'food after a snack')
    } else {
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
  for (const { kind, text } of schedule)
    if (kind !== 'activity' && kind !== 'free_play') check(!text.startsWith('In the shade.'), 'shade before a place')
  const freePlays = schedule.filter(({ kind }) => kind === 'free_play').map(({ text }) => text.replace(/^In the shade\. /, ''))
  check(new Set(freePlays).size === freePlays.length, 'the same free play twice')
  return [...broken]
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
