import sharp from 'sharp'

interface Size {
  width: number
  height: number
  /** Filled up with nothing after its end, as no decoder minds. */
  bytes?: number
}

/** A JPEG as a camera makes it, with as much in it as in a real photo: 12 megapixels are nearly 5 MB. */
export async function photo({ width, height, bytes }: Size): Promise<Buffer> {
  const jpeg = await sharp({ create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 35 } } })
    .jpeg({ quality: 80 })
    .toBuffer()
  if (bytes === undefined) return jpeg
  if (jpeg.length > bytes) throw new Error(`${jpeg.length} bytes are more than ${bytes}`)
  return Buffer.concat([jpeg], bytes)
}

export function dataUrl(picture: Buffer, type = 'image/jpeg'): string {
  return `data:${type};base64,${picture.toString('base64')}`
}
