import 'server-only'
import { cookies } from 'next/headers'
import { chooseDistanceUnit, DISTANCE_COOKIE, type DistanceUnit } from '#lib/domain/account/distance-unit'
import { currentUser } from '#lib/server/auth/current-user'

/** Returns the distance unit of the current page. */
export async function currentDistanceUnit(): Promise<DistanceUnit> {
  const user = await currentUser()
  return chooseDistanceUnit({ setting: user?.distanceUnit, cookie: (await cookies()).get(DISTANCE_COOKIE)?.value })
}
