import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { bornMonthsAgo, child, type Person, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { dataUrl, photo } from '../../setup/data/photos.ts'
import { getRoute } from '../../setup/routes.ts'

const MB = 1024 * 1024
const INVALID = 'Please select a valid image file (JPEG, PNG, GIF, or WebP)'
const TOO_LARGE = 'Image size must be less than 5MB'
const TOO_MANY_PIXELS = 'This picture has too many pixels. Please choose one of at most 25 megapixels.'

const upload = (parent: Person, avatar: string) =>
  api('POST /children', { as: parent, body: { name: 'Noa', date_of_birth: bornMonthsAgo(48), avatar_base64: avatar } })

/** Returns a stored picture and its metadata. */
async function uploadAndRead(avatar: string) {
  const response = await upload(await person(), avatar)
  expect(response.status).toBe(201)
  const { avatar_base64: url } = await response.json()
  expect(url).toMatch(/^data:image\/jpeg;base64,/)
  const bytes = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  return { bytes, metadata: await sharp(bytes).metadata(), at: (x: number, y: number) => getColor(bytes, x, y) }
}

/** Returns red, green and blue of a pixel, rounded to tens, because a JPEG is not exact. */
async function getColor(picture: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
  return [...pixel].map((value) => Math.round(value / 10) * 10)
}

async function expectRefused(avatar: string, message: string) {
  const response = await upload(await person(), avatar)
  expect(response.status).toBe(422)
  expect((await response.json()).errors).toEqual([{ field: 'avatar_base64', message }])
}

const plain = (width: number, height: number, background = '#3080a0') => sharp({ create: { width, height, channels: 3, background } })

describe('an uploaded picture is stored', () => {
  test.each([null, ''])('as a small JPEG, and deleted by %j', async (nothing) => {
    const parent = await person()
    const { id } = await child(parent, { avatar_base64: dataUrl(await plain(900, 600).png().toBuffer(), 'image/png') })
    const { avatar_base64: avatar } = await (await api(`GET /children/${id}`, { as: parent })).json()
    const bytes = Buffer.from(avatar.replace('data:image/jpeg;base64,', ''), 'base64')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 200, height: 133 })
    const cleared = await api(`PATCH /children/${id}`, { as: parent, body: { avatar_base64: nothing } })
    expect(await cleared.json()).toMatchObject({ avatar_base64: null })
  })

  test('upright, without its position or other metadata', async () => {
    const red = await plain(300, 400, '#c83232').png().toBuffer()
    const photoOnItsSide = await plain(600, 400, '#3232c8')
      .composite([{ input: red, left: 0, top: 0 }])
      .jpeg()
      .withExif({
        IFD0: { Copyright: 'where we live' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '32/1 4/1 9/1', GPSLongitudeRef: 'E', GPSLongitude: '34/1 46/1 9/1' },
      })
      .withMetadata({ orientation: 6 })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">where we live</x:xmpmeta>')
      .toBuffer()
    expect(await sharp(photoOnItsSide).metadata()).toMatchObject({ width: 600, orientation: 6 })
    expect(photoOnItsSide.includes('where we live')).toBe(true)
    const { bytes, metadata, at } = await uploadAndRead(dataUrl(photoOnItsSide))
    expect(metadata).toMatchObject({ width: 200, height: 300 })
    for (const about of ['exif', 'xmp', 'iptc', 'icc', 'orientation'] as const) expect(metadata[about]).toBeUndefined()
    expect(bytes.includes('where we live')).toBe(false)
    expect(await at(100, 20)).toEqual([200, 50, 50])
    expect(await at(100, 280)).toEqual([50, 50, 200])
  })

  test('as the first frame of an animated GIF', async () => {
    const frames = await Promise.all(['#c83232', '#3232c8'].map((background) => plain(300, 300, background).png().toBuffer()))
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(gif, { animated: true }).metadata()).pages).toBe(2)
    const { metadata, at } = await uploadAndRead(dataUrl(gif, 'image/gif'))
    expect(metadata).toMatchObject({ format: 'jpeg', width: 200, height: 200 })
    expect(await at(100, 100)).toEqual([200, 50, 50])
  })

  test('from WebP with another declared type', async () => {
    const { metadata, at } = await uploadAndRead(dataUrl(await plain(300, 300).webp().toBuffer(), 'image/gif'))
    expect(metadata).toMatchObject({ format: 'jpeg', width: 200, height: 200 })
    expect(await at(100, 100)).toEqual([50, 130, 160])
  })

  test('on white from a transparent PNG', async () => {
    const png = await sharp({ create: { width: 300, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .png()
      .toBuffer()
    expect(await (await uploadAndRead(dataUrl(png, 'image/png'))).at(100, 100)).toEqual([260, 260, 260])
  })

  test.each([
    ['a JPEG for print', () => plain(300, 300).toColourspace('cmyk').jpeg({ quality: 95 }), 'cmyk'],
    ['a PNG of 16 bits', () => plain(300, 300).toColourspace('rgb16').png(), 'rgb16'],
    ['a grey PNG', () => plain(300, 300, '#808080').toColourspace('b-w').png(), 'b-w'],
  ])('from %s, in sRGB colors', async (_, make, space) => {
    const picture = await make().toBuffer()
    expect((await sharp(picture).metadata()).space).toBe(space)
    const { metadata, at } = await uploadAndRead(dataUrl(picture))
    expect(metadata).toMatchObject({ format: 'jpeg', depth: 'uchar', hasProfile: false })
    expect(['srgb', 'b-w']).toContain(metadata.space)
    for (const [i, value] of (await at(100, 100)).entries()) {
      expect(Math.abs(value - (space === 'b-w' ? 130 : ([50, 130, 160][i] ?? 0)))).toBeLessThanOrEqual(20)
    }
  })

  test('at its own size, and smaller if it is a long strip', async () => {
    const small = await uploadAndRead(dataUrl(await plain(40, 30).png().toBuffer()))
    expect(small.metadata).toMatchObject({ width: 40, height: 30 })
    const strip = await uploadAndRead(dataUrl(await plain(300, 30_000).png().toBuffer()))
    expect(strip.metadata).toMatchObject({ width: 8, height: 800 })
  })

  test('at exactly 5 MB, and at exactly 25 megapixels', async () => {
    await uploadAndRead(dataUrl(await photo({ width: 4000, height: 3000, bytes: 5 * MB })))
    await uploadAndRead((await plain(5000, 5000).png().toBuffer()).toString('base64'))
  })
})

describe('an uploaded picture is refused', () => {
  test('over 5 MB', async () => {
    for (const bytes of [5 * MB + 1, 6_000_000]) await expectRefused(dataUrl(await photo({ width: 1600, height: 1200, bytes })), TOO_LARGE)
  })

  test('over 25 megapixels without being decoded', async () => {
    await expectRefused(dataUrl(await plain(5000, 5001).png().toBuffer()), TOO_MANY_PIXELS)
    const huge = await plain(14_000, 14_000).toColourspace('b-w').png().toBuffer()
    expect(huge.length).toBeLessThan(MB)
    const before = process.memoryUsage.rss()
    let most = before
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss())
    }, 1)
    await expectRefused(dataUrl(huge, 'image/png'), TOO_MANY_PIXELS)
    clearInterval(watch)
    expect(Math.max(most, process.memoryUsage.rss()) - before).toBeLessThan(40 * MB)
  })

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1')], 600)
  test.each([
    ['a text with the name of a PNG', async () => dataUrl(Buffer.from('Hello, I am a picture. Really.'), 'image/png')],
    ['an SVG', async () => dataUrl(Buffer.from(svg), 'image/svg+xml')],
    ['an SVG with the name of a PNG', async () => dataUrl(Buffer.from(svg), 'image/png')],
    ['an AVIF', async () => dataUrl(await plain(64, 64).avif().toBuffer(), 'image/avif')],
    ['a HEIC', async () => dataUrl(heic)],
    ['a TIFF', async () => dataUrl(await plain(64, 64).tiff().toBuffer(), 'image/png')],
    ['the first bytes of a PNG and no more', async () => dataUrl(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'image/png')],
    ['what is no base64', async () => 'data:image/png;base64,%%%'],
    ['a data URL of nothing', async () => 'data:image/png;base64,'],
  ])('when it is %s', async (_, make) => {
    await expectRefused(await make(), INVALID)
  })

  test('when it is truncated', async () => {
    const whole = await photo({ width: 800, height: 600 })
    await expectRefused(dataUrl(whole.subarray(0, whole.length / 2)), 'Failed to process image')
  })

  test('in the user’s language', async () => {
    const parent = await person({ language: 'es' })
    const response = await upload(parent, 'aGVsbG8=')
    expect((await response.json()).errors[0].message).toBe('Selecciona un archivo de imagen válido (JPEG, PNG, GIF o WebP)')
  })
})

test('twenty large concurrent pictures are processed one at a time, and all are stored', async () => {
  const parent = await person()
  const avatar = dataUrl(await photo({ width: 1600, height: 1200, bytes: 5 * MB }))
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, sharp.counters().process)
  }, 1)
  const answers = await Promise.all(Array.from({ length: 20 }, () => upload(parent, avatar)))
  clearInterval(watch)
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
  expect(most).toBe(1)
  expect(await (await api('GET /children', { as: parent })).json()).toHaveLength(20)
}, 60_000)

test('a large body that is sent slowly, or never completely, delays only its sender, and only until it ends', async () => {
  const [parent, other] = [await person(), await person()]
  const avatar = dataUrl(await photo({ width: 1600, height: 1200, bytes: 2 * MB }))
  const { handlers } = await getRoute('/api/children')
  let breakOff = () => {}
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(2 * MB))
      breakOff = () => controller.error(new Error('the line is dead'))
    },
  })
  const init = { method: 'POST', body, headers: { authorization: `Bearer ${parent.token}` }, duplex: 'half' }
  const slow = new Request('http://localhost:3000/api/children', init)
  const broken = handlers.POST?.(slow, { params: Promise.resolve({}) })
  await expect.poll(() => slow.bodyUsed).toBe(true)
  const next = upload(parent, avatar)
  expect((await upload(other, avatar)).status).toBe(201)
  expect((await child(parent)).name).toBe('Noa')
  expect(await Promise.race([next, 'waits'])).toBe('waits')
  breakOff()
  expect((await broken)?.status).toBe(422)
  expect((await next).status).toBe(201)
})
