import 'server-only'
import { MAX_IMPORT_BYTES } from '#lib/domain/places/place-files'
import { Problem } from '#lib/errors'

/** Maximum bytes of the file processed at once, for pieces of any size. */
const PIECE_BYTES = 8 * 1024

/**
 * Decodes a file's text in pieces as it arrives, without a byte order mark.
 * @throws Problem payload_too_large as soon as the limit is passed; invalid if it is not UTF-8
 */
export async function* textOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.byteLength
    if (size > MAX_IMPORT_BYTES) throw new Problem('payload_too_large')
    for (let at = 0; at < chunk.byteLength; at += PIECE_BYTES) {
      const text = decodeOrThrow(() => decoder.decode(chunk.subarray(at, at + PIECE_BYTES), { stream: true }))
      if (text) yield text
    }
  }
  const rest = decodeOrThrow(() => decoder.decode())
  if (rest) yield rest
}

function decodeOrThrow(decode: () => string): string {
  try {
    return decode()
  } catch (error) {
    throw new Problem('invalid', { detail: { key: 'import_encoding' }, cause: error })
  }
}
