/** Returns 128 random bits as text. crypto.randomUUID needs HTTPS, which a phone on the home network may not have. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
