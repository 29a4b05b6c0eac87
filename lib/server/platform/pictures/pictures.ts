import 'server-only'
import sharp, { type Metadata } from 'sharp'
import { JPEG_QUALITY, MAX_INTERLACED_PIXELS, MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS, pictureTypes } from '#lib/domain/platform/pictures'
import { env } from '#lib/env'
import { invalidField } from '#lib/errors'
import type { SignedIn } from '#lib/server/auth/sessions'
import { fromWirePicture } from '#lib/server/platform/pictures/data-urls'
import { fairLine } from '#lib/server/platform/pictures/fair-line'
import { hasMoreScans } from '#lib/server/platform/pictures/jpeg-scans'
import { type RateLimit, spend } from '#lib/server/platform/rate-limiter'

sharp.concurrency(1)
sharp.cache(false)
// Nothing else that libvips can read is ever looked into: not an SVG, which is a program, nor what is hardly ever tested.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((kind) => `VipsForeignLoad${kind}`) })

/** Estimated work that one user may have in line. */
const MAX_WAITING_SECONDS = 30

/** 25 megapixels are 100 MB once they are decoded: several at once are what hurts a small server. */
const inTurn = fairLine(MAX_WAITING_SECONDS)

/** A picture without a height to fit into is at most so many times as high as wide: a strip would be huge however narrow. */
const MAX_STRIP = 4

/**
 * Scans of a progressive JPEG: each passes over the whole picture, and an empty one takes 40 bytes. Cameras and programs write about
 * ten, and "it is hard to imagine any real-world application needing more than 100":
 * https://bugzilla.redhat.com/show_bug.cgi?id=1344214
 */
const MOST_SCANS = 100

const SECONDS_A_MEGAPIXEL = 0.03

/** A picture of 25 megapixels takes a second or two; whatever takes so much longer is made to. */
const LONGEST_SECONDS = 20

/** A JPEG, as a column of the database takes it. */
type JpegBytes = Uint8Array<ArrayBuffer>

/** What a picture is made to fit into, in pixels. */
interface Box {
  width: number
  height?: number
}

/** Whose picture it is, the field it came in, as on the wire, and the call: work ends where the caller hangs up. */
interface Sent {
  user: SignedIn
  field: string
  signal: AbortSignal
}

/**
 * A picture as it is kept, in as many sizes as there are boxes: the bytes of JPEGs, turned upright, without metadata (so
 * without the place it was taken). The kind is told by its content, not by its name; of an animation the first picture is kept.
 * @throws Problem invalid at the field, rate_limited; the signal's reason where the caller has hung up
 */
export async function storedPictures({ user, field, signal }: Sent, given: string, boxes: readonly Box[]): Promise<JpegBytes[]> {
  const uploads: RateLimit = { name: 'upload', points: env().UPLOAD_LIMIT, seconds: 3600 }
  await spend(uploads, user.id)
  const bytes = fromWirePicture(given)
  if (!bytes) throw invalidField(field, 'image_invalid')
  if (bytes.length > MAX_PICTURE_BYTES) throw invalidField(field, 'image_too_large', { size: MAX_PICTURE_BYTES / 1024 / 1024 })
  if (hasMoreScans(bytes, MOST_SCANS)) throw invalidField(field, 'image_process')
  // Of the file's head only: nothing is decoded yet.
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!metadata || !pictureTypes.some((type) => type === metadata.format)) throw invalidField(field, 'image_invalid')
  const maxPixels = isInterlacedPng(metadata) ? MAX_INTERLACED_PIXELS : MAX_PICTURE_PIXELS
  if (metadata.width * metadata.height > maxPixels) throw invalidField(field, 'image_too_many_pixels', { megapixels: maxPixels / 1e6 })
  const seconds = boxes.length * estimateSeconds(metadata)
  const run = async () => {
    try {
      const jpegs: JpegBytes[] = []
      for (const box of boxes) {
        signal.throwIfAborted()
        jpegs.push(await jpegOf(bytes, box))
      }
      return jpegs
    } catch {
      signal.throwIfAborted()
      throw invalidField(field, 'image_process')
    }
  }
  return inTurn({ userId: user.id, seconds, signal, run })
}

/** Decoded whole before its first line is known, so it takes ten times as long as another one. */
function isInterlacedPng({ format, isProgressive }: Metadata): boolean {
  return format === 'png' && isProgressive === true
}

/** How long one size of a picture takes, measured on one core of a small server; many times as long where it is made to. */
function estimateSeconds({ width, height, depth, isProgressive }: Metadata): number {
  const megapixels = (width * height) / 1e6
  return megapixels * SECONDS_A_MEGAPIXEL * (isProgressive ? 4 : 1) * (depth === 'uchar' ? 1 : 2)
}

function jpegOf(bytes: Buffer, { width, height = width * MAX_STRIP }: Box): Promise<JpegBytes> {
  return sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: JPEG_QUALITY * 100 })
    .timeout({ seconds: LONGEST_SECONDS })
    .toBuffer()
}
