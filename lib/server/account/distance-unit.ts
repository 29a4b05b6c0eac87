import 'server-only'
import { cookies } from 'next/headers'
import { chooseDistanceUnit, DISTANCE_COOKIE, type DistanceUnit } from '#lib/domain/account/distance-unit'
import { currentUser } from '#lib/server/auth/current-user'

/** What distances on this page are shown in. */
export async function currentDistanceUnit(): Promise<DistanceUnit> {
  const user = await currentUser()
  return chooseDistanceUnit({ setting: user?.distanceUnit, cookie: (await cookies()).get(DISTANCE_COOKIE)?.value })
}
