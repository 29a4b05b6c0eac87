import 'server-only'

const [FILL, START_OF_IMAGE, END_OF_IMAGE, START_OF_SCAN] = [0xff, 0xd8, 0xd9, 0xda]
/** Lower markers are only data or unassigned. */
const FIRST_MARKER = 0xc0
const [FIRST_RESTART, LAST_RESTART] = [0xd0, 0xd7]

/**
 * Whether a JPEG has more than `most` scans; false for anything else. Walks from marker to marker, as decoders do but without decoding,
 * until the answer is known. If decoders differ, it counts the scans that any of them could find. See ITU-T T.81, annex B:
 * https://www.w3.org/Graphics/JPEG/itu-t81.pdf
 */
export function hasMoreScans(bytes: Uint8Array, most: number): boolean {
  if (bytes[0] !== FILL || bytes[1] !== START_OF_IMAGE) return false
  let scans = 0
  let at = 2
  while (at < bytes.length) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== FILL || marker === FILL || !isSegment(marker)) {
      if (bytes[at] === FILL && marker === END_OF_IMAGE) return false
      at++
      continue
    }
    if (marker === START_OF_SCAN) scans++
    if (scans > most) return true
    // A segment states its length, including the two length bytes.
    at += 2 + Math.max(2, ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0))
  }
  return false
}

/** Whether a marker begins a segment with a length. */
function isSegment(marker: number): boolean {
  const isRestart = marker >= FIRST_RESTART && marker <= LAST_RESTART
  return marker >= FIRST_MARKER && !isRestart && marker !== START_OF_IMAGE && marker !== END_OF_IMAGE
}
