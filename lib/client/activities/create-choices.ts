import { forgetCookie, keepCookie } from '#lib/client/auth/cookies'
import type { Duration } from '#lib/domain/activities/duration'
import type { Setting } from '#lib/domain/platform/basics'

/** The cookie with what was last chosen on the create screen. */
export const CHOICES_COOKIE = 'create-choices'

/** Keeps what was chosen last, for the next time the screen opens. A cookie, so that the page comes with it already chosen. */
export function keepChoices(choices: { recipientIds: string[]; duration: Duration; location: Setting }) {
  keepCookie(CHOICES_COOKIE, JSON.stringify(choices))
}

/** Leaves nothing for the next person at this browser. */
export function forgetChoices() {
  forgetCookie(CHOICES_COOKIE)
}
