import 'server-only'
import sharp, { type Metadata } from 'sharp'
import { JPEG_QUALITY, MAX_INTERLACED_PIXELS, MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS, pictureTypes } from '#lib/domain/platform/picture-limits'
import { env } from '#lib/env'
import { invalidField } from '#lib/errors'
import type { SignedIn } from '#lib/server/auth/sessions'
import { fromWirePicture } from '#lib/server/platform/pictures/data-urls'
import { createFairQueue } from '#lib/server/platform/pictures/fair-queue'
import { hasMoreScans } from '#lib/server/platform/pictures/jpeg-scans'
import { consumeRateLimit, type RateLimit } from '#lib/server/platform/rate-limiter'

sharp.concurrency(1)
sharp.cache(false)
// Blocks every other format of libvips: SVG is a program, and others are hardly tested.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((kind) => `VipsForeignLoad${kind}`) })

/** Maximum estimated work in the queue of one user. */
const MAX_WAITING_SECONDS = 30

/** 25 megapixels are 100 MB once decoded: several at once would overload a small server. */
const inTurn = createFairQueue(MAX_WAITING_SECONDS)

/** Maximum ratio of height to width if the box has no height: a narrow strip would be huge. */
const MAX_STRIP = 4

/**
 * Scans of a progressive JPEG: each covers the whole picture, and an empty one takes 40 bytes. Cameras and programs write about ten, and
 * "it is hard to imagine any real-world application needing more than 100": https://bugzilla.redhat.com/show_bug.cgi?id=1344214
 */
const MAX_SCANS = 100

const SECONDS_A_MEGAPIXEL = 0.03

/** A picture of 25 megapixels takes a second or two; one that takes longer than this is malicious. */
const CONVERT_TIMEOUT_SECONDS = 20

/** JPEG bytes of the type that a database column accepts. */
type JpegBytes = Uint8Array<ArrayBuffer>

/** Size in pixels that a picture must fit into. */
interface Box {
  width: number
  height?: number
}

/** The picture's user, the API name of its field, and the signal that ends work if the client disconnects. */
interface Sent {
  user: SignedIn
  field: string
  signal: AbortSignal
}

/**
 * Converts a picture to JPEGs, one for each box: upright and without metadata such as the location. The type is detected by content; of an
 * animation the first frame is kept.
 * @throws Problem invalid at the field, rate_limited; the signal's reason if the client has disconnected
 */
export async function convertPictures({ user, field, signal }: Sent, given: string, boxes: readonly Box[]): Promise<JpegBytes[]> {
  const uploads: RateLimit = { name: 'upload', points: env().UPLOAD_LIMIT, seconds: 3600 }
  await consumeRateLimit(uploads, user.id)
  const bytes = fromWirePicture(given)
  if (!bytes) throw invalidField(field, 'image_invalid')
  if (bytes.length > MAX_PICTURE_BYTES) throw invalidField(field, 'image_too_large', { size: MAX_PICTURE_BYTES / 1024 / 1024 })
  if (hasMoreScans(bytes, MAX_SCANS)) throw invalidField(field, 'image_process')
  // Reads only the file's header: nothing is decoded yet.
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
        jpegs.push(await toJpeg(bytes, box))
      }
      return jpegs
    } catch {
      signal.throwIfAborted()
      throw invalidField(field, 'image_process')
    }
  }
  return inTurn({ userId: user.id, seconds, signal, run })
}

/** An interlaced PNG is decoded completely before its first line, which takes ten times as long. */
function isInterlacedPng({ format, isProgressive }: Metadata): boolean {
  return format === 'png' && isProgressive === true
}

/** Estimates the time for one size of a picture, measured on one core of a small server; a malicious picture takes many times as long. */
function estimateSeconds({ width, height, depth, isProgressive }: Metadata): number {
  const megapixels = (width * height) / 1e6
  return megapixels * SECONDS_A_MEGAPIXEL * (isProgressive ? 4 : 1) * (depth === 'uchar' ? 1 : 2)
}

function toJpeg(bytes: Buffer, { width, height = width * MAX_STRIP }: Box): Promise<JpegBytes> {
  return sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: JPEG_QUALITY * 100 })
    .timeout({ seconds: CONVERT_TIMEOUT_SECONDS })
    .toBuffer()
}
