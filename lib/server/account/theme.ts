import 'server-only'
import { cookies } from 'next/headers'
import { chooseTheme, THEME_COOKIE, type ThemeColor } from '#lib/domain/account/theme'
import { currentUser } from '#lib/server/auth/current-user'

/** Returns the theme before the first byte of the page, so that the other theme never flashes. */
export async function currentTheme(): Promise<ThemeColor> {
  const user = await currentUser()
  return chooseTheme({ setting: user?.themeColor, cookie: (await cookies()).get(THEME_COOKIE)?.value })
}
