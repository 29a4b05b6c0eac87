// `npm run library:count`: counts the library's activities, as tables for docs/library.md.
import { type Language, languages, settings } from '#lib/domain/platform/basics'
import { breadth, classDurations, countForClass, floorAt, months, offeredAt, scarceInterests, usualTimes } from '#seed/breadth.ts'
import { readLibrary } from '#seed/read.ts'

const { activities } = readLibrary()

const readIn = (language: Language) => activities.filter(({ read }) => read?.[language]).length
console.log('| what | wanted | available |\n| --- | --: | --: |')
for (const { name, wanted, has } of breadth) console.log(`| ${name} | ${wanted} | ${activities.filter(has).length} |`)
for (const language of languages) console.log(`| read by a second person in ${language} | ${activities.length} | ${readIn(language)} |`)

/** The months per row: each row shows the lowest month of half a year. */
const MONTHS_PER_ROW = 6
const columns = usualTimes.flatMap((time) => settings.map((setting) => ({ time, setting })))
console.log(`\n| months | at least | ${columns.map(({ time, setting }) => `${time.name}, ${setting}`).join(' | ')} |`)
console.log(`| --- | --: | ${columns.map(() => '--:').join(' | ')} |`)
for (let from = 0; from < months.length - 1; from += MONTHS_PER_ROW) {
  const span = months.slice(from, from + MONTHS_PER_ROW)
  const counts = columns.map(({ time, setting }) => Math.min(...span.map((month) => offeredAt(activities, month, setting, time).length)))
  console.log(`| ${from}–${from + MONTHS_PER_ROW - 1} | ${floorAt(from)} | ${counts.join(' | ')} |`)
}

console.log(`\n| twenty children | ${classDurations.join(' | ')} |\n| --- | ${classDurations.map(() => '--:').join(' | ')} |`)
for (const { name, setting, counts } of countForClass(activities))
  console.log(`| ${name}, ${setting} | ${counts.map(({ count }) => count).join(' | ')} |`)

const scarce = scarceInterests(activities, 2)
console.log(`\nInterests with fewer than two, at some age from three to seven: ${scarce.length}.`)
console.log(scarce.map(({ interest, fewest }) => `${interest} ${fewest}`).join(', '))
