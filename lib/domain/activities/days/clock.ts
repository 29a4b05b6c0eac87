import type { Language } from '#lib/domain/platform/basics'

/** Formats a time of day given in minutes after midnight, in the way of the safety notes and the library: "10 a.m.", "4 de la tarde". */
export function clockText(minuteOfDay: number, language: Language): string {
  const [hour, minute] = [Math.floor(minuteOfDay / 60), minuteOfDay % 60]
  const minutes = String(minute).padStart(2, '0')
  if (language === 'he') return `${hour}:${minutes}`
  const time = `${hour % 12 || 12}${minute === 0 ? '' : `:${minutes}`}`
  return `${time} ${partOfDay(hour, language)}`
}

const NOON = 12
const NIGHT_FROM = 20

function partOfDay(hour: number, language: 'en' | 'es'): string {
  if (language === 'en') return hour < NOON ? 'a.m.' : 'p.m.'
  return hour < NOON ? 'de la mañana' : hour < NIGHT_FROM ? 'de la tarde' : 'de la noche'
}
