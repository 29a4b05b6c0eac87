/** How the screens look: as the device does, or always one way. */
export const themeColors = ['system', 'light', 'dark'] as const
export type ThemeColor = (typeof themeColors)[number]

/** The page's background, for what browsers and systems draw around it; the same as --color-ground in globals.css. */
export const groundColors = { light: '#fbf6ef', dark: '#171310' }

/** The cookie that keeps the choice in this browser, for pages on which nobody is signed in. */
export const THEME_COOKIE = 'theme'

/** The look for somebody: their setting, else this browser's, else the device's. */
export function chooseTheme({ setting, cookie }: { setting?: string | undefined; cookie?: string | undefined }): ThemeColor {
  return [setting, cookie].find(isThemeColor) ?? 'system'
}

function isThemeColor(value: unknown): value is ThemeColor {
  return themeColors.some((theme) => theme === value)
}
