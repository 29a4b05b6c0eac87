import { request } from '#lib/client/platform/api'

/** How long the browser may take to get at a file that is offered to it, milliseconds. */
const SAVING_MS = 60_000

/** Saves what the API answers as a file, under the name the server gives it. @throws ApiError for an answer that is not OK */
export async function downloadFile(path: string): Promise<void> {
  const response = await request('GET', path, undefined)
  const [, name = 'cometa'] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  saveFile(await response.blob(), name)
}

/** Offers a file to be saved. */
export function saveFile(file: Blob, name: string) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), SAVING_MS)
}
