import { keepInAccount } from '#lib/client/account/keep-in-account'
import { keepCookie } from '#lib/client/auth/cookies'
import { DISTANCE_COOKIE, type DistanceUnit } from '#lib/domain/account/distance-unit'

/** Shows distances in a unit at once, and keeps it in this browser and in the signed-in user's account. @throws ApiError */
export async function chooseDistanceUnit(unit: DistanceUnit): Promise<void> {
  keepDistanceUnit(unit)
  await keepInAccount({ distanceUnit: unit })
}

/** Shows distances in a unit at once, and keeps it in this browser. */
export function keepDistanceUnit(unit: DistanceUnit) {
  keepCookie(DISTANCE_COOKIE, unit)
  document.documentElement.dataset.distance = unit
}
