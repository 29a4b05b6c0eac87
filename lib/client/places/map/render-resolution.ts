import type { Map as MapLibreMap } from 'maplibre-gl'

/** Of the screen's pixels, each way, are drawn while the map moves. */
const COARSE = 0.5
/** At rest for so long, and it is drawn as fine as it can be, ms. */
const REST_MS = 200
/** What draws where there is no graphics card, or none that the browser trusts: as on many an old school laptop. */
const processors = /swiftshader|llvmpipe|softpipe|basic render/i

/**
 * Where the processor draws the map, which then moves by jerks, it draws coarsely from the moment that a finger or a wheel takes
 * hold of it until it rests. Not a moment later: changing how fine it is drawn takes the map out of the hand that holds it.
 */
export function lowerResolutionInMotion(map: MapLibreMap): void {
  if (!isDrawnByProcessor(map)) return
  const canvas = map.getCanvasContainer()
  /** The pointers that hold it: a mouse, or fingers. */
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
    if (!map.isMoving()) draw(COARSE)
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
