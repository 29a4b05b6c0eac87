import { forgetCookie, keepCookie } from '#lib/client/auth/cookies'
import type { Duration } from '#lib/domain/activities/duration'
import type { Setting } from '#lib/domain/platform/basics'

/** The cookie with the last choices on the create screen. */
export const CHOICES_COOKIE = 'create-choices'

/** Keeps the last choices in a cookie, so that the page arrives with them already selected. */
export function keepChoices(choices: { recipientIds: string[]; duration: Duration; location: Setting }) {
  keepCookie(CHOICES_COOKIE, JSON.stringify(choices))
}

/** Removes them for the next user of this browser. */
export function forgetChoices() {
  forgetCookie(CHOICES_COOKIE)
}
