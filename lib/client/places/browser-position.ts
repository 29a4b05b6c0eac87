import type { Position } from '#lib/domain/places/places'

/** The time the browser has to find the position, ms. */
const TIMEOUT_MS = 15_000

/** The position is unavailable: the user refused, or the device cannot find it. */
export class PositionError extends Error {
  readonly isRefused: boolean

  constructor(isRefused: boolean) {
    super(isRefused ? 'The position was refused' : 'The position cannot be found')
    this.isRefused = isRefused
  }
}

/** Options for the most exact current position. */
export const exactPosition: PositionOptions = { enableHighAccuracy: true, maximumAge: 0 }

/** Finds the user's position. The browser may ask for permission. @throws PositionError */
export function findPosition(options: PositionOptions): Promise<Position> {
  return new Promise((resolve, reject) => {
    // Browsers offer it only over HTTPS.
    if (!navigator.geolocation) return reject(new PositionError(false))
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED }) => reject(new PositionError(code === PERMISSION_DENIED)),
      { timeout: TIMEOUT_MS, ...options },
    )
  })
}
