/** Counts the activities of the library by age, occasion, interest and number of children. */
import { durations, minutesOf } from '#lib/domain/activities/duration'
import { participationFit } from '#lib/domain/activities/participation'
import { settingsOf } from '#lib/domain/catalogue/settings-of'
import { type Setting, settings } from '#lib/domain/platform/basics'
import { interests } from '#lib/domain/platform/vocabulary'
import { noAllergies } from '#lib/domain/safety/allergies'
import { factRefusals } from '#lib/domain/safety/gate'
import type { LibraryActivity } from '#seed/format.ts'

/** The durations that users request most, in minutes, both ends included. */
export const usualTimes = [
  { name: '15–30 min', min: 15, max: 30 },
  { name: '30–60 min', min: 30, max: 60 },
] as const
type Minutes = Pick<(typeof usualTimes)[number], 'min' | 'max'> | { min: number; max: number }

const OLDEST_MONTH = 216
export const months = Array.from({ length: OLDEST_MONTH + 1 }, (_, month) => month)

/** The number of activities wanted for a child of this age, for each usual time and setting. */
export function floorAt(month: number): number {
  return month >= 12 && month < 108 ? 30 : 15
}

/** Lists the activities that a child of this age may be offered, without allergies or needs. */
export function offeredAt(all: readonly LibraryActivity[], month: number, setting: Setting, { min, max }: Minutes): LibraryActivity[] {
  const audience = { youngestMonths: month, allergies: noAllergies, needs: [] }
  return all.filter(
    (one) =>
      one.ageMinMonths <= month &&
      month <= one.ageMaxMonths &&
      one.durationMinutes >= min &&
      one.durationMinutes <= max &&
      worksIn(one, setting) &&
      factRefusals(one.facts, audience).length === 0,
  )
}

function worksIn({ setting: own, places }: LibraryActivity, setting: Setting): boolean {
  return settingsOf(own, places).includes(setting)
}

const isShort = ({ durationMinutes }: LibraryActivity) => durationMinutes < 15
const isHalfHour = ({ durationMinutes }: LibraryActivity) => durationMinutes >= 15 && durationMinutes <= 30
const upToAnHour = ({ durationMinutes }: LibraryActivity) => durationMinutes <= 60
/** Whether it suits four years, the middle of two to six. */
const isForTwoToSix = ({ ageMinMonths, ageMaxMonths }: LibraryActivity) => ageMinMonths <= 48 && ageMaxMonths >= 48
const isFor = (one: LibraryActivity, ...occasions: string[]) => one.occasions.some((occasion) => occasions.includes(occasion))
const isAt = (one: LibraryActivity, ...places: string[]) => one.places.some((place) => places.includes(place))
const isTagged = (one: LibraryActivity, ...tags: string[]) => one.tags.some((tag) => tags.includes(tag))

/** The requests for which there should be enough activities. */
export const breadth: readonly { name: string; wanted: number; has: (one: LibraryActivity) => boolean }[] = [
  { name: 'activities', wanted: 850, has: () => true },
  { name: 'of 3 to 14 minutes', wanted: 80, has: isShort },
  {
    name: 'for the car, the train, the plane and waiting',
    wanted: 40,
    has: (one) => isAt(one, 'car', 'transit', 'waiting_room') || isFor(one, 'travel', 'waiting'),
  },
  {
    name: 'indoors, 15 to 30 minutes, from two to six years',
    wanted: 60,
    has: (one) => isHalfHour(one) && isForTwoToSix(one) && worksIn(one, 'indoor'),
  },
  {
    name: 'of these lively',
    wanted: 20,
    has: (one) => isHalfHour(one) && isForTwoToSix(one) && worksIn(one, 'indoor') && one.energy === 2,
  },
  {
    name: 'reading and writing',
    wanted: 50,
    has: (one) => one.eyfs.includes('literacy') || isTagged(one, 'early_literacy', 'letters', 'writing', 'books', 'poetry'),
  },
  {
    name: 'feelings and getting on with others',
    wanted: 40,
    has: (one) => one.elof.includes('social_emotional') && isTagged(one, 'emotions', 'empathy', 'friendship', 'cooperation', 'self_control'),
  },
  { name: 'with a group of 10 to 25', wanted: 40, has: ({ text }) => text.en.group !== undefined },
  { name: 'up to an hour, from ten years on', wanted: 40, has: (one) => upToAnHour(one) && one.ageMaxMonths >= 168 },
  { name: 'from birth to six months', wanted: 30, has: (one) => one.ageMinMonths <= 3 && one.ageMaxMonths <= 18 },
  {
    name: 'bedtime, dressing, the potty, the clock',
    wanted: 30,
    has: (one) => isFor(one, 'bedtime', 'getting_dressed', 'potty') || isTagged(one, 'self_care'),
  },
  { name: 'feasts and customs of many cultures, two languages', wanted: 25, has: (one) => isTagged(one, 'cultures', 'languages', 'holidays') },
]

/** A class of twenty, by the ages of its children. */
const classAges = [
  { name: '3–5 years', fromMonths: 36 },
  { name: '6–8 years', fromMonths: 72 },
  { name: '9–11 years', fromMonths: 108 },
]
/** The durations for which a class is counted; longer times are composed. */
export const classDurations = durations.filter((duration) => minutesOf(duration).max <= 120)
const twenty = { min: 20, max: 20 }

/** Counts the activities that say how to run them with twenty children at once, by age of the youngest, setting and duration. */
export function countForClass(all: readonly LibraryActivity[]) {
  const fits = ({ participants, text }: LibraryActivity) =>
    participationFit({ circumstances: { participants }, hasGroupText: text.en.group !== undefined }, twenty) === 'together'
  const suitable = all.filter(fits)
  return classAges.flatMap(({ name, fromMonths }) =>
    settings.map((setting) => ({
      name,
      setting,
      counts: classDurations.map((duration) => ({ duration, count: offeredAt(suitable, fromMonths, setting, minutesOf(duration)).length })),
    })),
  )
}

/** The ages, in years, of most children with an interest of the vocabulary. */
export const lovingYears = [3, 4, 5, 6, 7] as const

/** Returns the lowest number of activities about an interest, over years, settings and usual times. */
function fewestFor(all: readonly LibraryActivity[], interest: string): number {
  const tagged = all.filter((one) => one.tags.some((tag) => tag === interest))
  const cells = lovingYears.flatMap((year) => settings.flatMap((setting) => usualTimes.map((time) => ({ month: year * 12 + 6, setting, time }))))
  return Math.min(...cells.map(({ month, setting, time }) => offeredAt(tagged, month, setting, time).length))
}

/** Lists the interests with fewer activities than wanted, with their lowest number. */
export function scarceInterests(all: readonly LibraryActivity[], wanted: number): { interest: string; fewest: number }[] {
  return interests.map((interest) => ({ interest, fewest: fewestFor(all, interest) })).filter(({ fewest }) => fewest < wanted)
}
