import type { Mark } from '#lib/client/places/map/engine'
import { placeLooks } from '#lib/domain/places/place-looks'
import { type PlaceCategory, placeCategories } from '#lib/domain/places/places'

/** Icons are drawn at double size for high-resolution screens. */
export const PIXEL_RATIO = 2

/** A drawn mark. `foot` is the point at its position: the middle of the lower edge, or the center for round marks. */
export interface Icon {
  canvas: HTMLCanvasElement
  /** px on the screen. */
  width: number
  height: number
  foot: 'bottom' | 'center'
}

/** Draws a mark; identical marks share one icon. */
export type DrawMark = (mark: Mark) => { name: string; icon: Icon }

const sizes = { place: 38, chosen: 54, cluster: 42, own: 30 }
/** A pin's height divided by its width. */
const PIN_HEIGHT = 1.2

/** Loads the pictures for marks. A place whose picture fails to load gets a dot in its color. */
export async function loadMarkDrawer(): Promise<DrawMark> {
  const loaded = await Promise.all(placeCategories.map(async (category) => [category, await loadPicture(category)] as const))
  const pictures = new Map(loaded)
  const drawn = new Map<string, Icon>()
  return (mark) => {
    const name = nameOf(mark)
    const icon = drawn.get(name) ?? draw(mark, pictures)
    drawn.set(name, icon)
    return { name, icon }
  }
}

async function loadPicture(category: PlaceCategory): Promise<HTMLImageElement | undefined> {
  const image = new Image()
  image.src = `/emoji/${placeLooks[category].picture}.svg`
  return image.decode().then(
    () => image,
    () => undefined,
  )
}

function nameOf(mark: Mark): string {
  if (mark.kind === 'place') return `${mark.isChosen ? 'chosen' : 'place'} ${mark.category}`
  if (mark.kind === 'pin') return `chosen ${mark.category}`
  return mark.kind === 'cluster' ? `cluster ${mark.count}` : 'own'
}

function draw(mark: Mark, pictures: Map<PlaceCategory, HTMLImageElement | undefined>): Icon {
  if (mark.kind === 'place' || mark.kind === 'pin') {
    const isLarge = mark.kind === 'pin' || mark.isChosen
    return pin(isLarge ? sizes.chosen : sizes.place, placeLooks[mark.category].ring, pictures.get(mark.category))
  }
  return mark.kind === 'cluster' ? bubble(String(mark.count)) : ownDot()
}

/** Draws a round head with a picture, on a point. */
function pin(width: number, ring: string, picture: HTMLImageElement | undefined): Icon {
  const height = Math.round(width * PIN_HEIGHT)
  const { canvas, context } = blank(width, height)
  const [middle, radius] = [width / 2, width / 2 - 1]
  context.fillStyle = ring
  context.beginPath()
  context.moveTo(middle - radius * 0.55, middle + radius * 0.75)
  context.lineTo(middle, height - 1)
  context.lineTo(middle + radius * 0.55, middle + radius * 0.75)
  context.fill()
  disc(context, middle, radius, ring)
  disc(context, middle, radius * 0.84, '#fff')
  const side = radius * 1.1
  if (picture) context.drawImage(picture, middle - side / 2, middle - side / 2, side, side)
  else disc(context, middle, radius * 0.35, ring)
  return { canvas, width, height, foot: 'bottom' }
}

/** Draws the number of places in a cluster. */
function bubble(text: string): Icon {
  const size = sizes.cluster
  const { canvas, context } = blank(size, size)
  disc(context, size / 2, size / 2 - 1, '#fff')
  disc(context, size / 2, size / 2 - 3, '#b43b0b')
  context.fillStyle = '#fff'
  context.font = `600 ${text.length > 2 ? 13 : 15}px ${getComputedStyle(document.body).fontFamily}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(text, size / 2, size / 2 + 1)
  return { canvas, width: size, height: size, foot: 'center' }
}

/** Draws a blue dot in a pale ring, the usual sign for the user's position. */
function ownDot(): Icon {
  const size = sizes.own
  const { canvas, context } = blank(size, size)
  disc(context, size / 2, size / 2, 'rgb(38 103 255 / 28%)')
  disc(context, size / 2, 9, '#fff')
  disc(context, size / 2, 6.5, '#2667ff')
  return { canvas, width: size, height: size, foot: 'center' }
}

function disc(context: CanvasRenderingContext2D, middle: number, radius: number, colour: string) {
  context.fillStyle = colour
  context.beginPath()
  context.arc(middle, middle, radius, 0, 2 * Math.PI)
  context.fill()
}

function blank(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width * PIXEL_RATIO
  canvas.height = height * PIXEL_RATIO
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser provides no canvas to draw on')
  context.scale(PIXEL_RATIO, PIXEL_RATIO)
  return { canvas, context }
}
