import { forgetCookie, keepCookie, readCookie } from '#lib/client/auth/cookies'
import { KEEP_NOTHING_COOKIE } from '#lib/domain/account/keep-nothing'

/** Whether the user asked, when signing in, that this device keeps nothing. */
export function keepsNothing(): boolean {
  return readCookie(KEEP_NOTHING_COOKIE) !== undefined
}

/** Sets what the user chose when signing in; it ends with the sign-in. */
export function chooseKeepNothing(isChosen: boolean): void {
  if (isChosen) keepCookie(KEEP_NOTHING_COOKIE, '1')
  else forgetCookie(KEEP_NOTHING_COOKIE)
}
