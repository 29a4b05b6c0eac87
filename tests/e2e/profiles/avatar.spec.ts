import fs from 'node:fs/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { photo } from '../../setup/data/photos.ts'
import { expectAccessible } from '../setup/expect-accessible.ts'
import { noa, signInNewUser } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

const MB = 1024 * 1024
const createPlain = (width: number, height: number, background: string) => sharp({ create: { width, height, channels: 3, background } })

/** Creates a picture of red, green and blue thirds from left to right. */
async function createStripes(): Promise<Buffer> {
  const [left, right] = await Promise.all(['#c83232', '#3232c8'].map((background) => createPlain(533, 1000, background).png().toBuffer()))
  return createPlain(1599, 1000, '#32c832')
    .composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: 1066, top: 0 },
    ])
    .jpeg()
    .toBuffer()
}

const named = (buffer: Buffer, name = 'face.jpg') => ({ name, mimeType: 'application/octet-stream', buffer })
const chooser = (dialog: Locator) => dialog.locator('input[type=file]')
const button = (dialog: Locator, key: string, language = 'en') => dialog.getByRole('button', { name: text(language, `picture.${key}`), exact: true })

async function openNewProfile(page: Page, language: 'en' | 'he' = 'en'): Promise<Locator> {
  await signInNewUser(page, { language })
  await page.goto('/profiles')
  await page.getByRole('button', { name: text(language, 'profiles.addProfile') }).tap()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

/** Decodes the picture that replaces the initials. */
async function readAvatar(dialog: Locator) {
  const url = await dialog.locator('img[src^="data:image/jpeg"]').getAttribute('src')
  const bytes = Buffer.from(url?.slice(url.indexOf(',') + 1) ?? '', 'base64')
  const { width, height } = await sharp(bytes).metadata()
  const colour = async (left: number, top: number) => {
    const pixel = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
    return [...pixel].map((value) => (value > 225 ? 'full' : value > 125 ? 'much' : 'little')).join(' ')
  }
  return { size: [width, height], colour }
}
const [red, green, blue, white] = ['much little little', 'little much little', 'little little much', 'full full full']

test('A parent crops a picture to a square, saves it with the profile, and removes it', async ({ page }) => {
  const refusedByPolicy: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refusedByPolicy.push(message.text())
  })
  const { authorization } = await signInNewUser(page, { children: [noa] })
  await page.goto('/profiles')
  await page.getByRole('button', { name: 'Edit Noa' }).tap()
  const dialog = page.getByRole('dialog')
  await chooser(dialog).setInputFiles(named(await createStripes()))
  const use = button(dialog, 'use')
  await expect(use).toBeEnabled()
  await expect(dialog.getByRole('group', { name: text('en', 'picture.cropTitle') })).toBeFocused()
  await expectAccessible(page)
  const circle = await dialog.getByRole('application').boundingBox()
  expect(circle?.width).toBeGreaterThan(200)
  expect(circle?.width).toBe(circle?.height)
  await use.tap()
  await expect(chooser(dialog)).toBeFocused()
  await expect(dialog.getByRole('status').filter({ hasText: text('en', 'picture.chosen') })).toBeAttached()
  const face = await readAvatar(dialog)
  expect(face.size).toEqual([200, 200])
  expect([await face.colour(5, 100), await face.colour(100, 100), await face.colour(194, 100)]).toEqual([red, green, blue])
  await dialog.getByRole('button', { name: 'Save' }).tap()
  await expect(dialog).toBeHidden()
  const list = () => page.request.get('/api/children', { headers: { authorization } }).then((response) => response.json())
  expect((await list())[0].avatar_base64).toMatch(/^data:image\/jpeg;base64,/)
  await expect(page.getByRole('listitem').filter({ hasText: 'Noa' }).locator('img[src^="data:image/jpeg"]')).toBeVisible()

  await page.getByRole('button', { name: 'Edit Noa' }).tap()
  await expect(dialog.getByText(text('en', 'picture.change'))).toBeVisible()
  await button(dialog, 'remove').tap()
  await expect(chooser(dialog)).toBeFocused()
  await dialog.getByRole('button', { name: 'Save' }).tap()
  await expect(dialog).toBeHidden()
  expect((await list())[0].avatar_base64).toBeNull()
  expect(refusedByPolicy).toEqual([])
})

test('A parent moves and zooms the crop by slider, keys, wheel and two fingers, also in Hebrew', async ({ page }) => {
  const dialog = await openNewProfile(page, 'he')
  const file = named(await createStripes())
  const zoom = dialog.getByRole('slider', { name: text('he', 'picture.zoom') })
  await chooser(dialog).setInputFiles(file)
  await zoom.fill('3')
  await button(dialog, 'use', 'he').tap()
  const zoomed = await readAvatar(dialog)
  expect([await zoomed.colour(5, 100), await zoomed.colour(194, 100)]).toEqual([green, green])

  await chooser(dialog).setInputFiles(file)
  const area = dialog.getByRole('application')
  await expect(area).toBeVisible()
  for (let i = 0; i < 30; i++) await area.press('ArrowRight')
  await button(dialog, 'use', 'he').tap()
  await expect.poll(async () => (await readAvatar(dialog)).colour(5, 100)).toBe(red)
  const moved = await readAvatar(dialog)
  expect([await moved.colour(95, 100), await moved.colour(194, 100)]).toEqual([red, green])

  await chooser(dialog).setInputFiles(file)
  await expect(area).toBeVisible()
  const box = await area.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + 100]
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, -200)
  await expect.poll(async () => Number(await zoom.inputValue())).toBeGreaterThan(1.2)
  await zoom.fill('1')
  const touch = await page.context().newCDPSession(page)
  const fingers = (apart: number) => [
    { x: x - apart, y },
    { x: x + apart, y },
  ]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) })
  for (const apart of [30, 40, 50, 60]) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(async () => Number(await zoom.inputValue())).toBeGreaterThan(1.5)
})

test('A parent keeps the form while cropping, and saving uses the current crop', async ({ page }) => {
  const dialog = await openNewProfile(page)
  const name = dialog.getByLabel('Name or nickname')
  await name.fill('Noa')
  await dialog.getByLabel('Date of birth').fill('2022-10-05')
  await chooser(dialog).setInputFiles(named(await createStripes()))
  await expect(button(dialog, 'use')).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(button(dialog, 'use')).toBeHidden()
  await expect(dialog.getByRole('alert')).toBeHidden()
  await expect(name).toHaveValue('Noa')
  // The event of a closed file chooser bubbles to the dialog.
  await chooser(dialog).dispatchEvent('cancel', { bubbles: true })
  await expect(name).toHaveValue('Noa')
  await chooser(dialog).setInputFiles(named(await createStripes()))
  await button(dialog, 'cancel').tap()
  await expect(chooser(dialog)).toBeFocused()
  await chooser(dialog).setInputFiles(named(await createStripes()))
  // Saves at once, also before the crop area is known.
  await dialog.getByRole('button', { name: 'Save' }).tap()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: 'Noa' }).locator('img[src^="data:image/jpeg"]')).toBeVisible()
})

test('A parent’s large photo is resized before it is sent', async ({ page }) => {
  const dialog = await openNewProfile(page)
  const [large, heavy] = await Promise.all([
    createPlain(8064, 6048, '#32c832').jpeg().toBuffer(),
    photo({ width: 2000, height: 1500, bytes: 6 * MB }),
  ])
  for (const file of [large, heavy]) {
    await chooser(dialog).setInputFiles(named(file))
    await button(dialog, 'use').tap()
    await expect(chooser(dialog)).toBeFocused()
    expect((await readAvatar(dialog)).size).toEqual([200, 200])
  }
})

test('A parent’s photo of more than 50 MB is resized before it is sent', async ({ page }) => {
  const dialog = await openNewProfile(page)
  await expect(dialog.getByText('A large photo is made smaller before it is sent.')).toBeVisible()
  const file = test.info().outputPath('face.jpg')
  await fs.writeFile(file, await photo({ width: 2000, height: 1500, bytes: 51 * MB }))
  await chooser(dialog).setInputFiles(file)
  await button(dialog, 'use').tap()
  await expect(chooser(dialog)).toBeFocused()
  expect((await readAvatar(dialog)).size).toEqual([200, 200])
})

test('A parent sees an error for an unusable file and can choose another', async ({ page }) => {
  const dialog = await openNewProfile(page)
  const expectRefused = async (buffer: Buffer, sentence: string, name?: string) => {
    await chooser(dialog).setInputFiles(named(buffer, name))
    await expect(dialog.getByRole('alert')).toHaveText(sentence)
    await expect(button(dialog, 'use')).toBeHidden()
  }
  const invalid = 'Please select a valid image file (JPEG, PNG, GIF, or WebP)'
  await page.context().setOffline(true)
  await expectRefused(await createStripes(), 'Failed to process image')
  await page.context().setOffline(false)
  await expectRefused(Buffer.from('I am a picture. Really.'), invalid, 'face.png')
  await expectAccessible(page)
  await expectRefused(Buffer.alloc(6_000_000), 'Image size must be less than 5MB')
  await expectRefused(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), invalid, 'face.svg')
  // The size in the header counts: nothing is decoded.
  const huge = await createPlain(9, 9, '#fff').png().toBuffer()
  for (const at of [16, 20]) huge.writeUInt32BE(14_000, at)
  await expectRefused(huge, 'This picture has too many pixels. Please choose one of at most 110 megapixels.', 'face.png')
  const whole = await createPlain(300, 300, '#fff').png().toBuffer()
  await expectRefused(whole.subarray(0, 40), 'Failed to load image', 'face.png')
  // A large file that cannot be resized is refused.
  await expectRefused(Buffer.concat([whole.subarray(0, 40)], 6_000_000), 'Image size must be less than 5MB', 'face.png')
  await chooser(dialog).setInputFiles(named(await photo({ width: 2000, height: 1500, bytes: 5 * MB })))
  await expect(button(dialog, 'use')).toBeEnabled()
  await expect(dialog.getByRole('alert')).toBeHidden()
})

test('A parent’s animation becomes its first frame, transparency becomes white, and a small picture keeps its size', async ({ page }) => {
  const dialog = await openNewProfile(page)
  const used = async (buffer: Buffer) => {
    await chooser(dialog).setInputFiles(named(buffer))
    await button(dialog, 'use').tap()
    return readAvatar(dialog)
  }
  const frames = await Promise.all(['#c83232', '#3232c8'].map((background) => createPlain(300, 300, background).png().toBuffer()))
  const animation = await used(
    await sharp(frames, { join: { animated: true } })
      .gif({ delay: [50, 50] })
      .toBuffer(),
  )
  expect([animation.size, await animation.colour(100, 100)]).toEqual([[200, 200], red])
  const clear = sharp({ create: { width: 300, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
  expect(await (await used(await clear.png().toBuffer())).colour(100, 100)).toBe(white)
  const small = await used(await createPlain(80, 60, '#3232c8').png().toBuffer())
  expect([small.size, await small.colour(30, 30)]).toEqual([[60, 60], blue])
})
