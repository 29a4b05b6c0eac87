// Writes public/icons: the app's icons for home screens, drawn from its logo.
import fs from 'node:fs'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'

const root = path.join(import.meta.dirname, '..')
const logo = path.join(root, 'app/icon.svg')
export const icons = path.join(root, 'public/icons')

/** The background color of icons that a system crops: the first card tint. */
const GROUND = '#ffe8d6'
/** The share of an icon's width; systems may crop to a circle of 80 % (https://www.w3.org/TR/appmanifest/#icon-masks). */
const SAFE_SHARE = 0.64

/** The shortcuts' pictures, from public/emoji. */
const shortcuts = { create: 'sparkles', saved: 'red-heart', map: 'world-map' }

/** Writes every icon of the manifest and the layout. Runs after the emoji are written. */
export async function writeIcons(): Promise<void> {
  fs.mkdirSync(icons, { recursive: true })
  const drawing = fs.readFileSync(logo)
  await Promise.all([
    ...[192, 512].map((size) => draw(drawing, { size, share: 1 }).toFile(file(`icon-${size}`))),
    ...[192, 512].map((size) => draw(drawing, { size, share: SAFE_SHARE, ground: GROUND }).toFile(file(`maskable-${size}`))),
    // iOS shows black behind a transparent icon.
    draw(drawing, { size: 180, share: 0.75, ground: GROUND }).toFile(file('apple-touch-icon')),
    draw(silhouette(drawing.toString()), { size: 512, share: SAFE_SHARE }).toFile(file('monochrome-512')),
    ...Object.entries(shortcuts).map(([name, emoji]) =>
      draw(fs.readFileSync(path.join(root, `public/emoji/${emoji}.svg`)), { size: 96, share: 0.8 }).toFile(file(`shortcut-${name}`)),
    ),
  ])
}

function file(name: string): string {
  return path.join(icons, `${name}.png`)
}

interface Drawing {
  /** Width and height in pixels. */
  size: number
  /** The share of the width that the drawing takes. */
  share: number
  /** The background color; transparent if absent. */
  ground?: string
}

function draw(svg: Buffer, { size, share, ground = '#0000' }: Drawing): Sharp {
  const inner = Math.round(size * share)
  const before = Math.floor((size - inner) / 2)
  const after = size - inner - before
  return sharp(svg, { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .extend({ top: before, bottom: after, left: before, right: after, background: ground })
    .flatten(ground === '#0000' ? false : { background: ground })
    .png({ compressionLevel: 9 })
}

/** Draws the logo in one color with the face cut out: systems color it by their theme. */
function silhouette(svg: string): Buffer {
  const shapes = svg.slice(svg.indexOf('</title>') + '</title>'.length, svg.lastIndexOf('</svg>'))
  const face = '#2c1206'
  const mask = shapes.replaceAll(/#(?!2c1206)[0-9a-f]{6}/g, '#fff').replaceAll(face, '#000')
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><mask id="m">${mask}</mask><rect width="32" height="32" mask="url(#m)"/></svg>`,
  )
}
