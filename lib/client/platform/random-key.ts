/** 128 random bits as text. Not crypto.randomUUID: browsers have that only over HTTPS, and a phone on the home network may have none. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
