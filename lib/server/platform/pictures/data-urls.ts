import 'server-only'

/** Converts a stored picture, always a JPEG, to the API's data URL; null for none. */
export function toWirePicture(jpeg: Uint8Array | null): string | null {
  if (jpeg === null) return null
  const bytes = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
  return `data:image/jpeg;base64,${bytes.toString('base64')}`
}

/** Converts a picture from the API, a data URL of any type or bare base64, to bytes; undefined for anything else. */
export function fromWirePicture(given: string): Buffer | undefined {
  const text = given.startsWith('data:') ? given.slice(given.indexOf(',') + 1) : given
  return /^[A-Za-z0-9+/]+={0,2}$/.test(text) ? Buffer.from(text, 'base64') : undefined
}
