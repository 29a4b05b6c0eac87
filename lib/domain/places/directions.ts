import { deviceOf } from '#lib/domain/auth/device'
import type { Position } from '#lib/domain/places/places'

/** What a browser says of the device it runs on. */
interface Browser {
  userAgent: string
  /** Fingers at once: an iPad may call itself a Mac, but no Mac takes any. */
  maxTouchPoints: number
}

/**
 * Where the way to a place is shown: Apple's maps on an iPhone or iPad; on Android whichever app the person goes by, which
 * `geo:` leaves to them, but not inside another app, which often cannot open one; Google's on the web everywhere else.
 */
export function directionsUrl({ latitude, longitude }: Position, { userAgent, maxTouchPoints }: Browser): string {
  const at = `${latitude},${longitude}`
  const { browser, system } = deviceOf(userAgent)
  if (system === 'iPhone' || system === 'iPad' || (system === 'Mac' && maxTouchPoints > 1)) return `https://maps.apple.com/?daddr=${at}`
  const isInsideAnApp = browser === undefined || /; wv\)/.test(userAgent)
  if (system === 'Android' && !isInsideAnApp) return `geo:${at}?q=${at}`
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(at)}`
}
