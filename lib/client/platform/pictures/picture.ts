import { imageDimensionsFromData } from 'image-dimensions'
import { PictureError } from '#lib/client/platform/pictures/picture-error'
import { JPEG_QUALITY, MAX_CHOSEN_PIXELS, MAX_PICTURE_PIXELS, pictureTypes } from '#lib/domain/platform/picture-limits'

/** A part of a picture, in the picture's own pixels. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** The longest side of a shown picture that has more than `MAX_PICTURE_PIXELS`: enough to crop a face. */
const MAX_SHOWN_SIDE_PX = 3000
/** The most that cameras write before a picture's size, previews and color profiles included. */
const HEAD_BYTES = 2 * 1024 * 1024
/** The picture is encoded as JPEG once more before it is sent. */
const SMALLER_QUALITY = 0.92

/**
 * Opens a chosen file as a picture. Reads its type and size before decoding: a small file may hold a picture too large for a phone's
 * memory. Shrinks photographs above the pixel limit.
 * @returns an object URL, which the caller revokes
 * @throws PictureError
 */
export async function openPicture(file: File): Promise<string> {
  const head = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => {
      throw new PictureError({ key: 'image_read' })
    })
  const found = imageDimensionsFromData(new Uint8Array(head))
  if (!found || !pictureTypes.some((type) => type === found.type)) throw new PictureError({ key: 'image_invalid' })
  const pixels = found.width * found.height
  if (pixels > MAX_CHOSEN_PIXELS) throw new PictureError({ key: 'image_too_many_pixels', values: { megapixels: MAX_CHOSEN_PIXELS / 1e6 } })
  const picture = file.slice(0, file.size, `image/${found.type}`)
  return URL.createObjectURL(pixels > MAX_PICTURE_PIXELS ? await shrinkPhotograph(picture, found) : picture)
}

/** Shrinks a picture. Only the width is set: the height follows from it, also for a rotated picture. */
async function shrinkPhotograph(picture: Blob, { width, height }: { width: number; height: number }): Promise<Blob> {
  const resizeWidth = Math.max(1, Math.round((width * MAX_SHOWN_SIDE_PX) / Math.max(width, height)))
  const bitmap = await createImageBitmap(picture, { resizeWidth, resizeQuality: 'high' }).catch(() => {
    throw new PictureError({ key: 'image_load' })
  })
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', SMALLER_QUALITY))
  if (!blob) throw new PictureError({ key: 'image_process' })
  return blob
}

/**
 * Shrinks a picture, or a part of it, to fit into a box. It is sent instead of the file and takes seconds less.
 * @returns a data URL of a JPEG
 * @throws PictureError
 */
export async function shrinkPicture(url: string, box: { width: number; height: number }, part?: Area): Promise<string> {
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
