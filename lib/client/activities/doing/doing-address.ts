/** The fragment of an address that opens an activity at its materials and steps, with the screen kept on. */
export const DOING = 'do'

/** The path that opens an activity for doing it now. */
export function doingPath(activityId: string): string {
  return `/activity/${activityId}#${DOING}`
}
