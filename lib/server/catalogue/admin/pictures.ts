import 'server-only'
import fs from 'node:fs/promises'
import path from 'node:path'

/** Lists the names of all pictures that the app ships, in alphabetical order; `scripts/pictures.ts` writes them. */
export function shippedPictures(): Promise<string[]> {
  return vectorFiles('emoji')
}

/** Lists the names of all drawings of a setup. */
export function shippedDrawings(): Promise<string[]> {
  return vectorFiles('drawings')
}

async function vectorFiles(folder: string): Promise<string[]> {
  const files = await fs.readdir(path.join(process.cwd(), 'public', folder))
  return files.flatMap((file) => (file.endsWith('.svg') ? [path.basename(file, '.svg')] : [])).sort()
}
