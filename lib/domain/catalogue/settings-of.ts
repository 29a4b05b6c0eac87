import { type Setting, settings } from '#lib/domain/platform/basics'
import { placesBySetting } from '#lib/domain/platform/vocabulary'

/** Returns the setting an activity is written for and those of its other places: indoors, outdoors or both. */
export function settingsOf(setting: Setting, places: readonly string[]): Setting[] {
  const worksIn = (one: Setting) => one === setting || places.includes('anywhere') || placesBySetting[one].some((place) => places.includes(place))
  return settings.filter(worksIn)
}
