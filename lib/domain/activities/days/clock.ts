import type { Language } from '#lib/domain/platform/basics'

/** Formats a time of day given in minutes after midnight. */
export function clockText(minuteOfDay: number, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  return format.format(new Date(Date.UTC(2000, 0, 1, 0, minuteOfDay)))
}
