/** How people and cards without a picture look: always the same for the same name or id. */

export const AVATAR_COLORS = 10
export const CARD_TINTS = 6

/** A colour's index, 0 to 9, by name. */
export function avatarColorOf(name: string): number {
  return hash(name) % AVATAR_COLORS
}

/** A tint's index, 0 to 5, by id or name. */
export function tintOf(seed: string): number {
  return hash(seed) % CARD_TINTS
}

/** Tints for a list, by ids or names: each its own, or the one after that where the one before it in the list has it. */
export function tintsOf(seeds: readonly string[]): number[] {
  const tints: number[] = []
  for (const seed of seeds) {
    const own = tintOf(seed)
    tints.push(own === tints.at(-1) ? (own + 1) % CARD_TINTS : own)
  }
  return tints
}

/** The first letters of the first two words, whole characters: an emoji or a combined letter stays whole. */
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
