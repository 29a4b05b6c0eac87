import sharp from 'sharp'

interface Size {
  width: number
  height: number
  /** Padded to this size with zeros after the end, which decoders ignore. */
  bytes?: number
}

/** Creates a JPEG with as much detail as a real photo: 12 megapixels are nearly 5 MB. */
export async function photo({ width, height, bytes }: Size): Promise<Buffer> {
  const jpeg = await sharp({ create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 35 } } })
    .jpeg({ quality: 80 })
    .toBuffer()
  if (bytes === undefined) return jpeg
  if (jpeg.length > bytes) throw new Error(`${jpeg.length} bytes are more than ${bytes}`)
  return Buffer.concat([jpeg], bytes)
}

/** The longest run of empty blocks that a progressive JPEG allows. */
const LONGEST_RUN = 32_767
/** A Huffman table whose only code, one bit long, begins such a run. */
const runTable = Buffer.from(`ffc400141001${'00'.repeat(15)}e0`, 'hex')
/** The header of a scan of the first component's first coefficients, with all bits. */
const scanHead = Buffer.from('ffda0008010100010500', 'hex')

/** Creates a valid progressive JPEG with this many scans; all after the first ten are empty. */
export async function photoOfScans(side: number, scans: number): Promise<Buffer> {
  const jpeg = await sharp({ create: { width: side, height: side, channels: 3, background: '#888' } })
    .jpeg({ progressive: true })
    .toBuffer()
  const runs = Math.ceil(Math.ceil(side / 8) ** 2 / LONGEST_RUN)
  const bits = `0${'1'.repeat(14)}`.repeat(runs)
  const bytes = bits.match(/.{1,8}/g)?.map((eight) => Number.parseInt(eight.padEnd(8, '1'), 2)) ?? []
  // A zero byte after 0xff shows that it is not a marker.
  const scan = Buffer.concat([scanHead, Buffer.from(bytes.flatMap((byte) => (byte === 0xff ? [byte, 0] : [byte])))])
  const end = jpeg.length - 2
  return Buffer.concat([jpeg.subarray(0, end), runTable, ...Array.from({ length: scans - 10 }, () => scan), jpeg.subarray(end)])
}

export function dataUrl(picture: Buffer, type = 'image/jpeg'): string {
  return `data:${type};base64,${picture.toString('base64')}`
}
