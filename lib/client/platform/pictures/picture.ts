import { imageDimensionsFromData } from 'image-dimensions'
import { PictureError } from '#lib/client/platform/pictures/picture-error'
import { JPEG_QUALITY, MAX_CHOSEN_PIXELS, MAX_PICTURE_PIXELS, pictureTypes } from '#lib/domain/platform/pictures'

/** A part of a picture, in its own pixels. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** One of more than `MAX_PICTURE_PIXELS` is looked at so wide or high at most: enough to cut a face out of it. */
const LOOKED_AT_SIDE = 3000
/** Cameras write less than this before a picture's size, previews and color profiles included. */
const HEAD_BYTES = 2 * 1024 * 1024
/** It is made a JPEG once more before it is sent. */
const SMALLER_QUALITY = 0.92

/**
 * A chosen file as a picture to look at, told by its content, before anything is decoded: a small file may hold a picture
 * that no phone has memory for. A photograph beyond what may be sent is made smaller.
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
  return URL.createObjectURL(pixels > MAX_PICTURE_PIXELS ? await smaller(picture, found) : picture)
}

/** The same in fewer pixels. Its height follows from its width, also where it stands on its side. */
async function smaller(picture: Blob, { width, height }: { width: number; height: number }): Promise<Blob> {
  const resizeWidth = Math.max(1, Math.round((width * LOOKED_AT_SIDE) / Math.max(width, height)))
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
