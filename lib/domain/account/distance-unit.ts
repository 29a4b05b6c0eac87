/** Units for distances. Miles are the default. */
export const distanceUnits = ['mi', 'km'] as const
export type DistanceUnit = (typeof distanceUnits)[number]

/** The cookie that keeps the choice in this browser, for pages without a signed-in user. */
export const DISTANCE_COOKIE = 'distance'

/** By the definition of the mile. */
const KM_PER_MILE = 1.609344

/** Chooses the user's setting, else this browser's cookie, else miles. */
export function chooseDistanceUnit({ setting, cookie }: { setting?: string | undefined; cookie?: string | undefined }): DistanceUnit {
  return [setting, cookie].find(isDistanceUnit) ?? 'mi'
}

/** Converts a distance in miles. */
export function convertMiles(miles: number, unit: DistanceUnit): number {
  return unit === 'km' ? miles * KM_PER_MILE : miles
}

function isDistanceUnit(value: unknown): value is DistanceUnit {
  return distanceUnits.some((unit) => unit === value)
}
