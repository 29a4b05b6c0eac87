import type { Setting } from '#lib/domain/platform/basics'
import type { ActivityPlace } from '#lib/domain/platform/vocabulary'

/** The backgrounds of pictures; each is drawn in public/scenes.svg under its name. */
export const scenes = [
  'room',
  'rain',
  'table',
  'bedroom',
  'bath',
  'classroom',
  'hall',
  'ride',
  'waiting',
  'yard',
  'park',
  'playground',
  'street',
] as const
export type Scene = (typeof scenes)[number]

const byPlace: Record<Setting, Partial<Record<ActivityPlace, Scene>>> = {
  indoor: {
    home: 'room',
    table: 'table',
    bed: 'bedroom',
    bath: 'bath',
    classroom: 'classroom',
    hall: 'hall',
    car: 'ride',
    transit: 'ride',
    waiting_room: 'waiting',
  },
  outdoor: { yard: 'yard', park: 'park', playground: 'playground', street: 'street' },
}
/** The default scene of each setting. */
export const usualScene: Record<Setting, Scene> = { indoor: 'room', outdoor: 'park' }
/** An activity with more places than this belongs only to the first. */
const FEW_PLACES = 3

interface Where {
  setting: Setting
  categoryId: string
  places: readonly string[]
  occasions: readonly string[]
}

/** Returns the scene for an activity's picture: its first place in the setting, a bed at night, or a table if that is one of few places. */
export function sceneOf({ setting, categoryId, places, occasions }: Where): Scene {
  const named = Object.entries(byPlace[setting]).filter(([place]) => places.includes(place))
  const [first] = named.sort(([a], [b]) => places.indexOf(a) - places.indexOf(b))
  const scene = first?.[1] ?? usualScene[setting]
  if (scene !== 'room') return scene
  if (occasions.includes('bedtime') && places.includes('bed')) return 'bedroom'
  if (categoryId === 'kitchen' || (places.length <= FEW_PLACES && places.includes('table'))) return 'table'
  return occasions.includes('rain') ? 'rain' : 'room'
}
