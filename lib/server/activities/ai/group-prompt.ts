import 'server-only'

/** Data about several children for a model: their ages in months, and their number if known. */
export interface GroupFacts {
  agesMonths: readonly number[]
  count: number | undefined
  /** Whether the user chose the children together, such as siblings; otherwise they are one of the user's groups. */
  areChosenTogether: boolean
}

/** Below this number, all children can do one thing at once without waiting. */
const STATIONS_FROM = 6
/** With this divisor, every station has 3 to 5 children from six children on. */
const MOST_AT_STATION = 5

/** Returns a group's data that a model may receive. */
export function toGroupFacts(group: GroupFacts) {
  return { ...findAgeRange(group), ...(group.count !== undefined && { children: group.count }) }
}

function findAgeRange({ agesMonths }: GroupFacts) {
  return { youngest_months: Math.min(...agesMonths), oldest_months: Math.max(...agesMonths) }
}

/** The prompt's description of `easier` and `harder` for a group. */
export const groupWaysText = `- "easier": one sentence on how the younger ones of the group do it
- "harder": one sentence on how the older ones of the group do it`

/** Writes the requirements of an activity for several children. */
export function writeGroupText(group: GroupFacts): string {
  const { count, areChosenTogether } = group
  const paragraphs = [
    togetherText,
    ...(areChosenTogether ? [writePartsText(group)] : []),
    ...(count !== undefined && count >= STATIONS_FROM ? [writeStationsText(count)] : []),
  ]
  return paragraphs.map((text) => `\n\n${text}`).join('')
}

const togetherText = `All children of the "group" do it together, in one place and at one time. It is safe and possible for the youngest ("age_months"), and the oldest are not bored. Materials are enough for all of them.`

function writePartsText(group: GroupFacts): string {
  const { youngest_months, oldest_months } = findAgeRange(group)
  const between = (group.count ?? 0) > 2 ? ', and say what those between them do' : ''
  const parts =
    youngest_months === oldest_months
      ? '"instructions" name a part for each of them, and they trade parts half-way.'
      : `"instructions" name the part of "the youngest" and the part of "the oldest" with these words, each in at least one step${between}.`
  return `Each child has a part of its own that fits its age, and the parts need each other. ${parts} This is more than what "easier" and "harder" say.`
}

function writeStationsText(count: number): string {
  return `They are ${count} children: plan stations. They form ${Math.ceil(count / MOST_AT_STATION)} small groups of 3 to 5, all busy at the same time, that rotate: a step says after how many minutes. "instructions" say what is done at each station. "materials_needed" has the quantities for all ${count}. No child waits long for a turn: no lines, and no game in which one acts while the others watch. At most one station needs an adult close by.`
}
