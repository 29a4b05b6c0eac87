import { forgetCookie, keepCookie } from '#lib/client/auth/cookies'

/** The cookie with the activity that the user does not want to rate. */
export const DECLINED_RATING_COOKIE = 'not-asked'

/** Keeps it in a cookie, so that the page arrives without the question. */
export function keepDeclinedRating(activityId: string) {
  keepCookie(DECLINED_RATING_COOKIE, activityId)
}

/** Removes it for the next user of this browser. */
export function forgetDeclinedRating() {
  forgetCookie(DECLINED_RATING_COOKIE)
}
