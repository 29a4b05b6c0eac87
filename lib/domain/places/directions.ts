import { deviceOf } from '#lib/domain/auth/device'
import type { Position } from '#lib/domain/places/places'

/** A browser's description of its device. */
interface Browser {
  userAgent: string
  /** The number of simultaneous touches: an iPad may call itself a Mac, but no Mac supports touch. */
  maxTouchPoints: number
}

/**
 * Builds the address for directions: Apple Maps on an iPhone or iPad; on Android `geo:`, which opens the user's own map app,
 * except inside another app, which often cannot open one; Google Maps on the web everywhere else.
 */
export function directionsUrl({ latitude, longitude }: Position, { userAgent, maxTouchPoints }: Browser): string {
  const at = `${latitude},${longitude}`
  const { browser, system } = deviceOf(userAgent)
  if (system === 'iPhone' || system === 'iPad' || (system === 'Mac' && maxTouchPoints > 1)) return `https://maps.apple.com/?daddr=${at}`
  const isInsideAnApp = browser === undefined || /; wv\)/.test(userAgent)
  if (system === 'Android' && !isInsideAnApp) return `geo:${at}?q=${at}`
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(at)}`
}
