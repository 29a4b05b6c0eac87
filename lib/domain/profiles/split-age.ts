/** An age as typed: years and months, both empty if it is missing. */
export interface SplitAge {
  years: string
  months: string
}

/** Splits months into years and months; text that is no number stays in the months. */
export function splitAge(value: string): SplitAge {
  const total = Number(value)
  if (value.trim() === '' || !Number.isInteger(total) || total < 0) return { years: '', months: value }
  const [years, months] = [Math.floor(total / 12), total % 12]
  return { years: String(years), months: months === 0 && years > 0 ? '' : String(months) }
}

/** Returns the age in months; empty without years and months. */
export function joinAge({ years, months }: SplitAge): string {
  if (years.trim() === '') return months
  const total = Number(years) * 12 + Number(months)
  return Number.isNaN(total) ? months : String(total)
}
