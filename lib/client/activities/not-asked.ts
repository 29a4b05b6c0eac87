import { forgetCookie, keepCookie } from '#lib/client/auth/cookies'

/** The cookie with the activity that the user does not want to rate. */
export const NOT_ASKED_COOKIE = 'not-asked'

/** Keeps it in a cookie, so that the page arrives without the question. */
export function keepNotAsked(activityId: string) {
  keepCookie(NOT_ASKED_COOKIE, activityId)
}

/** Removes it for the next user of this browser. */
export function forgetNotAsked() {
  forgetCookie(NOT_ASKED_COOKIE)
}
