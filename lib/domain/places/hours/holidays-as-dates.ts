const item = '(?:PH|(?:Mo|Tu|We|Th|Fr|Sa|Su)(?:-(?:Mo|Tu|We|Th|Fr|Sa|Su))?)'
/** Matches a rule that begins with days of the week and may include PH: "Su,PH off", "PH 10:00-12:00". */
const rule = new RegExp(`^(${item}(?:\\s*,\\s*${item})*)(?:\\s+(.*))?$`, 's')
/** Matches the allowed text after the days. */
const timesOnly = /^(?:\d|\(|"|off|closed|open|unknown|sunrise|sunset|dawn|dusk)/
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * Replaces PH by dates, for a country whose public holidays the opening_hours library does not know. Returns undefined if a rule
 * with PH has more than days of the week and times.
 */
export function withHolidayDates(hours: string, holidays: readonly Date[]): string | undefined {
  const dates = holidays.map((day) => `${day.getUTCFullYear()} ${months[day.getUTCMonth()]} ${String(day.getUTCDate()).padStart(2, '0')}`).join(',')
  const rules: string[] = []
  for (const text of hours.split(';').map((part) => part.trim())) {
    if (!/\bPH\b/i.test(text)) {
      rules.push(text)
      continue
    }
    const [, days = '', rest = 'open'] = rule.exec(text) ?? []
    // An addition with a comma or a fallback depends on the rule before it.
    if (!days || !timesOnly.test(rest) || /\bPH\b|\|\||,\s*[A-Z]/i.test(rest)) return undefined
    const others = days.split(',').filter((day) => day.trim() !== 'PH')
    if (others.length > 0) rules.push(`${others.join(',')} ${rest}`)
    rules.push(`${dates} ${rest}`)
  }
  return rules.filter(Boolean).join('; ')
}
