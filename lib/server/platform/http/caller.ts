import 'server-only'
import { chooseDistanceUnit, DISTANCE_COOKIE } from '#lib/domain/account/distance-unit'
import type { Language } from '#lib/domain/platform/basics'
import type { Caller } from '#lib/server/auth/accounts'
import { clientNetwork } from '#lib/server/platform/http/address'
import { cookieValues } from '#lib/server/platform/http/cookies'

/** Returns the client's network address and the language and distance unit of its browser. */
export function callerOf(request: Request, language: Language): Caller {
  const [cookie] = cookieValues(request, DISTANCE_COOKIE)
  return { networkAddress: clientNetwork(request.headers), language, distanceUnit: chooseDistanceUnit({ cookie }) }
}
