/** Color themes: the device's, or always light or dark. */
export const themeColors = ['system', 'light', 'dark'] as const
export type ThemeColor = (typeof themeColors)[number]

/** The page's background, for browser and system bars. Equals --color-ground in globals.css. */
export const groundColors = { light: '#fbf6ef', dark: '#171310' }

/** The cookie that keeps the choice in this browser, for pages without a signed-in user. */
export const THEME_COOKIE = 'theme'

/** Chooses the user's setting, else this browser's cookie, else the device's theme. */
export function chooseTheme({ setting, cookie }: { setting?: string | undefined; cookie?: string | undefined }): ThemeColor {
  return [setting, cookie].find(isThemeColor) ?? 'system'
}

function isThemeColor(value: unknown): value is ThemeColor {
  return themeColors.some((theme) => theme === value)
}
