import type { Map as MapLibreMap } from 'maplibre-gl'

/** The share of the screen's pixels drawn in each direction while the map moves. */
const MOTION_RESOLUTION = 0.5
/** The time at rest before the map is drawn at full resolution, ms. */
const REST_MS = 200
/** Names of software renderers, used without a trusted graphics card, as on many old school laptops. */
const processors = /swiftshader|llvmpipe|softpipe|basic render/i

/**
 * Lowers the resolution of a software-rendered map, which would stutter, from the first touch or wheel event until it rests. The change
 * must come before the move starts: later it would interrupt the drag.
 */
export function lowerResolutionInMotion(map: MapLibreMap): void {
  if (!isDrawnByProcessor(map)) return
  const canvas = map.getCanvasContainer()
  /** The pointers currently down: a mouse, or fingers. */
  const holding = new Set<number>()
  let timer: ReturnType<typeof setTimeout>
  const draw = (share: number) => {
    const ratio = share * window.devicePixelRatio
    if (map.getPixelRatio() !== ratio) map.setPixelRatio(ratio)
  }
  const rest = () => {
    clearTimeout(timer)
    timer = setTimeout(() => (holding.size > 0 || map.isMoving() ? rest() : draw(1)), REST_MS)
  }
  const take = () => {
    if (!map.isMoving()) draw(MOTION_RESOLUTION)
    rest()
  }
  const listening = new AbortController()
  const early = { capture: true, signal: listening.signal }
  canvas.addEventListener('wheel', take, { ...early, passive: true })
  canvas.addEventListener(
    'pointerdown',
    ({ pointerId }) => {
      holding.add(pointerId)
      take()
    },
    early,
  )
  for (const end of ['pointerup', 'pointercancel'] as const) window.addEventListener(end, ({ pointerId }) => holding.delete(pointerId), early)
  map.on('remove', () => {
    listening.abort()
    clearTimeout(timer)
  })
}

function isDrawnByProcessor(map: MapLibreMap): boolean {
  const context = map.getCanvas().getContext('webgl2')
  const names = context?.getExtension('WEBGL_debug_renderer_info')
  return Boolean(names && processors.test(String(context?.getParameter(names.UNMASKED_RENDERER_WEBGL))))
}
