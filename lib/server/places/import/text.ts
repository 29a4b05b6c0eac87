import 'server-only'
import { MAX_IMPORT_BYTES } from '#lib/domain/places/place-files'
import { Problem } from '#lib/errors'

/** However large the pieces are that come, bytes: so much of the file is in hand at once. */
const PIECE = 8 * 1024

/**
 * A file's text, piece by piece as it comes, without a mark of its order of bytes.
 * @throws Problem payload_too_large, as soon as too much has come; invalid where it is not UTF-8
 */
export async function* textOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.byteLength
    if (size > MAX_IMPORT_BYTES) throw new Problem('payload_too_large')
    for (let at = 0; at < chunk.byteLength; at += PIECE) {
      const text = decoded(() => decoder.decode(chunk.subarray(at, at + PIECE), { stream: true }))
      if (text) yield text
    }
  }
  const rest = decoded(() => decoder.decode())
  if (rest) yield rest
}

function decoded(decode: () => string): string {
  try {
    return decode()
  } catch (error) {
    throw new Problem('invalid', { detail: { key: 'import_encoding' }, cause: error })
  }
}
