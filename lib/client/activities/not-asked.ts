import { forgetCookie, keepCookie } from '#lib/client/auth/cookies'

/** The cookie with the activity of which somebody does not want to say how it went. */
export const NOT_ASKED_COOKIE = 'not-asked'

/** A cookie, so that the page comes without the question. */
export function keepNotAsked(activityId: string) {
  keepCookie(NOT_ASKED_COOKIE, activityId)
}

/** Leaves nothing for the next person at this browser. */
export function forgetNotAsked() {
  forgetCookie(NOT_ASKED_COOKIE)
}
