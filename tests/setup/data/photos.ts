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

/** No run of empty blocks in a progressive JPEG is longer. */
const LONGEST_RUN = 32_767
/** A table whose one code, of one bit, begins such a run. */
const runTable = Buffer.from(`ffc400141001${'00'.repeat(15)}e0`, 'hex')
/** Of a scan of the first component's first coefficients, all of its bits. */
const scanHead = Buffer.from('ffda0008010100010500', 'hex')

/** A progressive JPEG of so many scans in all, each whole and without a fault; those beside the first ten say nothing. */
export async function photoOfScans(side: number, scans: number): Promise<Buffer> {
  const jpeg = await sharp({ create: { width: side, height: side, channels: 3, background: '#888' } })
    .jpeg({ progressive: true })
    .toBuffer()
  const runs = Math.ceil(Math.ceil(side / 8) ** 2 / LONGEST_RUN)
  const bits = `0${'1'.repeat(14)}`.repeat(runs)
  const bytes = bits.match(/.{1,8}/g)?.map((eight) => Number.parseInt(eight.padEnd(8, '1'), 2)) ?? []
  // A byte of ones is no marker where a zero follows.
  const scan = Buffer.concat([scanHead, Buffer.from(bytes.flatMap((byte) => (byte === 0xff ? [byte, 0] : [byte])))])
  const end = jpeg.length - 2
  return Buffer.concat([jpeg.subarray(0, end), runTable, ...Array.from({ length: scans - 10 }, () => scan), jpeg.subarray(end)])
}

export function dataUrl(picture: Buffer, type = 'image/jpeg'): string {
  return `data:${type};base64,${picture.toString('base64')}`
}
