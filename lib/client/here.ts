import type { Position } from '#lib/domain/places'

/** How long it may take, ms. */
const PATIENCE_MS = 15_000

/** Where the person is just now, as exactly as their device knows. @throws where they do not say, or it cannot be found */
export function here(): Promise<Position> {
  return new Promise((resolve, reject) => {
    // Not in a page that came without encryption.
    if (!navigator.geolocation) return reject(new Error('No geolocation'))
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ message }) => reject(new Error(message)),
      { enableHighAccuracy: true, maximumAge: 0, timeout: PATIENCE_MS },
    )
  })
}
