import { request } from '#lib/client/platform/api'

/** The time the browser has to read an offered file, ms. */
const SAVING_MS = 60_000

/** Saves a response of the API as a file, under the name the server gives it. @throws ApiError if the response is not OK */
export async function downloadFile(path: string): Promise<void> {
  const response = await request('GET', path, undefined)
  const [, name = 'cometa'] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  saveFile(await response.blob(), name)
}

/** Offers a file for download. */
export function saveFile(file: Blob, name: string) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), SAVING_MS)
}
