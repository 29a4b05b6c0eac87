import 'server-only'

/** A picture that is kept, which is a JPEG always, as it goes over the wire: a data URL; null for none. */
export function toWirePicture(jpeg: Uint8Array | null): string | null {
  if (jpeg === null) return null
  const bytes = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
  return `data:image/jpeg;base64,${bytes.toString('base64')}`
}

/** The bytes of a picture as it comes over the wire: a data URL of any type or bare base64; undefined for what is neither. */
export function fromWirePicture(given: string): Buffer | undefined {
  const text = given.startsWith('data:') ? given.slice(given.indexOf(',') + 1) : given
  return /^[A-Za-z0-9+/]+={0,2}$/.test(text) ? Buffer.from(text, 'base64') : undefined
}
