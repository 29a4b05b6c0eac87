import 'server-only'
import fs from 'node:fs/promises'
import path from 'node:path'

/** Names of all pictures that the app ships, in the order of the alphabet: `scripts/pictures.ts` wrote them there. */
export function shippedPictures(): Promise<string[]> {
  return vectorFiles('emoji')
}

/** Names of all drawings of how something is set up. */
export function shippedDrawings(): Promise<string[]> {
  return vectorFiles('drawings')
}

async function vectorFiles(folder: string): Promise<string[]> {
  const files = await fs.readdir(path.join(process.cwd(), 'public', folder))
  return files.flatMap((file) => (file.endsWith('.svg') ? [path.basename(file, '.svg')] : [])).sort()
}
