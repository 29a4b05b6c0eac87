import 'server-only'
import sharp from 'sharp'
import { env } from '#lib/env'
import { invalidField } from '#lib/errors'
import type { SignedIn } from '#lib/server/auth/sessions'
import { type RateLimit, spend } from '#lib/server/rate-limits'

/** As specified: at most 200 px wide, JPEG quality 0.8, 5 MB, 25 megapixels. */
const MAX_WIDTH = 200
const JPEG_QUALITY = 80
const MAX_BYTES = 5 * 1024 * 1024
const MAX_PIXELS = 25_000_000
const formats = ['jpeg', 'png', 'gif', 'webp']

sharp.concurrency(1)
sharp.cache(false)

/**
 * A picture as it is kept: a data URL of a JPEG at most 200 px wide, turned upright, without metadata (so without the
 * place it was taken). The kind is told by its content, not by its name.
 * @throws Problem invalid at avatar_base64, rate_limited
 */
export async function storedAvatar(user: SignedIn, given: string): Promise<string> {
  const uploads: RateLimit = { name: 'upload', points: env().UPLOAD_LIMIT, seconds: 3600 }
  await spend(uploads, user.id)
  const bytes = decodeBase64(given)
  if (bytes.length > MAX_BYTES) throw invalidField('avatar_base64', 'image_too_large', { size: 5 })
  try {
    const jpeg = await oneAtATime(() => smallJpeg(bytes))
    return `data:image/jpeg;base64,${jpeg.toString('base64')}`
  } catch {
    throw invalidField('avatar_base64', 'image_invalid')
  }
}

let last: Promise<unknown> = Promise.resolve()

/** 25 megapixels are 100 MB once they are decoded: several at once are what hurts a small server. */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(work)
  last = result.catch(() => {})
  return result
}

async function smallJpeg(bytes: Buffer): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
  const { format } = await picture.metadata()
  if (!formats.includes(format)) throw new Error(`a picture of kind ${format}`)
  return picture
    .rotate()
    .resize({ width: MAX_WIDTH, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer()
}

function decodeBase64(given: string): Buffer {
  const text = given.startsWith('data:') ? given.slice(given.indexOf(',') + 1) : given
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) throw invalidField('avatar_base64', 'image_invalid')
  return Buffer.from(text, 'base64')
}
