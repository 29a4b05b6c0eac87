/** The colors of avatars and of cards without a picture: always the same for the same name or id. */

export const AVATAR_COLORS = 10
export const CARD_TINTS = 6

/** Returns a color's index, 0 to 9, by name. */
export function avatarColorOf(name: string): number {
  return hash(name) % AVATAR_COLORS
}

/** Returns a tint's index, 0 to 5, by id or name. */
export function tintOf(seed: string): number {
  return hash(seed) % CARD_TINTS
}

/** Returns tints for a list, by ids or names. If the tint equals the previous item's, the next tint is used. */
export function tintsOf(seeds: readonly string[]): number[] {
  const tints: number[] = []
  for (const seed of seeds) {
    const own = tintOf(seed)
    tints.push(own === tints.at(-1) ? (own + 1) % CARD_TINTS : own)
  }
  return tints
}

/** Returns the first letters of the first two words as whole characters: an emoji or a combined letter stays whole. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2)
  return words.map((word) => firstCharacter(word).toLocaleUpperCase()).join('')
}

function firstCharacter(word: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)
  return first?.segment ?? ''
}

/** FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/ */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value >>> 0
}
