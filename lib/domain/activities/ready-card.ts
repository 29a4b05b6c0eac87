import type { Scene } from '#lib/domain/catalogue/scenes'

/** An activity of the library that one child can start at once. */
export interface ReadyCard {
  childId: string
  childName: string
  /** Its id in the catalogue. */
  activityId: string
  title: string
  picture: string[]
  scene: Scene
  durationMinutes: number
}
