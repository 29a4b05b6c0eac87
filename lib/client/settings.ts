import { queryOptions, useMutation } from '@tanstack/react-query'
import { api } from '#lib/client/api'
import { keepCookie } from '#lib/client/cookies'
import type { Language } from '#lib/domain/basics'
import { THEME_COOKIE, type ThemeColor } from '#lib/domain/theme'
import { LANGUAGE_COOKIE } from '#lib/i18n/language'
import type { Settings } from '#lib/schemas/user'

const settingsShown = () => import('#lib/schemas/user').then((schemas) => schemas.settingsShown)

/** The form's language where none is known, as specified. */
export const FORM_LANGUAGE: Language = 'he'

/** The user's settings, read once for each opening of the form: what is being chosen does not change under the finger. */
export const settingsQuery = () =>
  queryOptions({
    queryKey: ['settings'],
    queryFn: ({ signal }) => api.get('/settings/me', settingsShown, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Keeps the settings, in the account; `onSaved` hears of it also where the form is gone by then. */
export function useSaveSettings(onSaved: (settings: Settings) => void) {
  return useMutation({
    mutationFn: (settings: Settings) => api.put('/settings/me', settingsShown, settings),
    onSuccess: (_, settings) => onSaved(settings),
  })
}

/** Keeps language and look in this browser too, where /login finds them after signing out, and shows the look at once. */
export function keepLooks({ language, themeColor }: { language?: Language | undefined; themeColor: ThemeColor }) {
  if (language) keepCookie(LANGUAGE_COOKIE, language)
  keepCookie(THEME_COOKIE, themeColor)
  document.documentElement.dataset.theme = themeColor
}

/** Whether the page is in another language or look than these settings: they were changed on another device. */
export function isOtherwise({ language, themeColor }: { language?: Language | undefined; themeColor: ThemeColor }): boolean {
  const { lang, dataset } = document.documentElement
  return (language !== undefined && language !== lang) || themeColor !== dataset.theme
}
