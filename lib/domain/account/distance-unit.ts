/** What distances are shown in. Miles, for whoever has not chosen. */
export const distanceUnits = ['mi', 'km'] as const
export type DistanceUnit = (typeof distanceUnits)[number]

/** The cookie that keeps the choice in this browser, for pages on which nobody is signed in. */
export const DISTANCE_COOKIE = 'distance'

/** As the mile is defined. */
const KM_PER_MILE = 1.609344

/** What somebody reads: their setting, else this browser's, else miles. */
export function chooseDistanceUnit({ setting, cookie }: { setting?: string | undefined; cookie?: string | undefined }): DistanceUnit {
  return [setting, cookie].find(isDistanceUnit) ?? 'mi'
}

/** So many miles, in a unit. */
export function inUnit(miles: number, unit: DistanceUnit): number {
  return unit === 'km' ? miles * KM_PER_MILE : miles
}

function isDistanceUnit(value: unknown): value is DistanceUnit {
  return distanceUnits.some((unit) => unit === value)
}
