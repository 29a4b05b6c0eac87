import { imageDimensionsFromData } from 'image-dimensions'
import { PictureError } from '#lib/client/platform/pictures/picture-error'
import { JPEG_QUALITY, MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS, pictureTypes } from '#lib/domain/platform/pictures'

/** A part of a picture, in its own pixels. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/**
 * A chosen file as a picture to look at, told by its content, before anything is decoded: a small file may hold a picture
 * that no phone has memory for.
 * @returns an object URL, which the caller revokes
 * @throws PictureError
 */
export async function openPicture(file: File): Promise<string> {
  if (file.size > MAX_PICTURE_BYTES) throw new PictureError({ key: 'image_too_large', values: { size: MAX_PICTURE_BYTES / 1024 / 1024 } })
  const bytes = await file.arrayBuffer().catch(() => {
    throw new PictureError({ key: 'image_read' })
  })
  const found = imageDimensionsFromData(new Uint8Array(bytes))
  if (!found || !pictureTypes.some((type) => type === found.type)) throw new PictureError({ key: 'image_invalid' })
  if (found.width * found.height > MAX_PICTURE_PIXELS) {
    throw new PictureError({ key: 'image_too_many_pixels', values: { megapixels: MAX_PICTURE_PIXELS / 1e6 } })
  }
  return URL.createObjectURL(new Blob([bytes], { type: `image/${found.type}` }))
}

/**
 * A picture, or a part of it, made to fit into a width and height: what is sent instead of the file, and what takes seconds
 * less to send.
 * @returns a data URL of a JPEG
 * @throws PictureError
 */
export async function smallPicture(url: string, box: { width: number; height: number }, part?: Area): Promise<string> {
  const image = new Image()
  image.src = url
  await image.decode().catch(() => {
    throw new PictureError({ key: 'image_load' })
  })
  const { x, y, width, height } = part ?? { x: 0, y: 0, width: image.naturalWidth, height: image.naturalHeight }
  const scale = Math.min(1, box.width / width, box.height / height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new PictureError({ key: 'image_process' })
  context.imageSmoothingQuality = 'high'
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height)
  const jpeg = canvas.toDataURL('image/jpeg', JPEG_QUALITY)
  if (!jpeg.startsWith('data:image/jpeg')) throw new PictureError({ key: 'image_process' })
  return jpeg
}
