// Writes public/emoji: only the icons that the library, the tags and the app's screens show.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fallbackPictures, tagPictures } from '#lib/domain/activities/tag-pictures'
import { placeLooks } from '#lib/domain/places/place-looks'
import { screenPictures } from '#lib/domain/platform/pictures'
import { readLibrary } from '#seed/read.ts'

interface IconSet {
  width: number
  height: number
  icons: Record<string, { body: string } | undefined>
}

const folder = path.join(import.meta.dirname, '../public/emoji')

/** Writes the used icons. @throws Error naming a picture that the icon set does not have */
export function writePictures(): void {
  const { activities, categories } = readLibrary()
  const names = new Set<string>([
    ...screenPictures,
    ...Object.values(placeLooks).map(({ picture }) => picture),
    ...Object.values(tagPictures),
    ...fallbackPictures,
    ...categories.map(({ icon }) => icon),
    ...activities.flatMap(({ picture }) => picture),
  ])
  const set: IconSet = createRequire(import.meta.url)('@iconify-json/fluent-emoji-flat/icons.json')
  fs.mkdirSync(folder, { recursive: true })
  for (const name of names) {
    const icon = set.icons[name]
    if (!icon) throw new Error(`There is no picture called "${name}".`)
    // The explicit size is for Firefox, which otherwise does not draw it on a map.
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${set.width}" height="${set.height}" viewBox="0 0 ${set.width} ${set.height}">${icon.body}</svg>\n`
    const file = path.join(folder, `${name}.svg`)
    if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== svg) fs.writeFileSync(file, svg)
  }
  for (const file of fs.readdirSync(folder)) if (!names.has(file.replace('.svg', ''))) fs.rmSync(path.join(folder, file))
}
