import 'server-only'
import { cookies } from 'next/headers'
import { chooseTheme, THEME_COOKIE, type ThemeColor } from '#lib/domain/account/theme'
import { currentUser } from '#lib/server/auth/current-user'

/** The look of this page, known before its first byte: nothing flashes in the other one. */
export async function currentTheme(): Promise<ThemeColor> {
  const user = await currentUser()
  return chooseTheme({ setting: user?.themeColor, cookie: (await cookies()).get(THEME_COOKIE)?.value })
}
