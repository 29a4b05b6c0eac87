import type { Position } from '#lib/domain/places/places'

/** How long it may take, ms. */
const PATIENCE_MS = 15_000

/** Why nobody knows where the person is: they do not say, or it cannot be found. */
export class NoPosition extends Error {
  readonly isRefused: boolean

  constructor(isRefused: boolean) {
    super(isRefused ? 'The position was refused' : 'The position cannot be found')
    this.isRefused = isRefused
  }
}

/** As exactly as the device knows, just now. */
export const exactPosition: PositionOptions = { enableHighAccuracy: true, maximumAge: 0 }

/** Where the person is. The browser may ask them. @throws NoPosition */
export function currentPosition(options: PositionOptions): Promise<Position> {
  return new Promise((resolve, reject) => {
    // Not in a page that came without encryption.
    if (!navigator.geolocation) return reject(new NoPosition(false))
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED }) => reject(new NoPosition(code === PERMISSION_DENIED)),
      { timeout: PATIENCE_MS, ...options },
    )
  })
}
