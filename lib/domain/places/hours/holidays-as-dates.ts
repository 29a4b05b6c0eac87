const item = '(?:PH|(?:Mo|Tu|We|Th|Fr|Sa|Su)(?:-(?:Mo|Tu|We|Th|Fr|Sa|Su))?)'
/** A rule that begins with days of the week, PH among them: "Su,PH off", "PH 10:00-12:00". */
const rule = new RegExp(`^(${item}(?:\\s*,\\s*${item})*)(?:\\s+(.*))?$`, 's')
/** What may follow the days. */
const timesOnly = /^(?:\d|\(|"|off|closed|open|unknown|sunrise|sunset|dawn|dusk)/
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * Opening hours with dates in place of PH, for a country whose public holidays the reader does not know. Undefined where PH
 * stands in a rule that says more than days of the week and times.
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
    // What is added with a comma or for want of anything else goes by the rule before it.
    if (!days || !timesOnly.test(rest) || /\bPH\b|\|\||,\s*[A-Z]/i.test(rest)) return undefined
    const others = days.split(',').filter((day) => day.trim() !== 'PH')
    if (others.length > 0) rules.push(`${others.join(',')} ${rest}`)
    rules.push(`${dates} ${rest}`)
  }
  return rules.filter(Boolean).join('; ')
}
