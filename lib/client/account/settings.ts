import { queryOptions, useMutation } from '@tanstack/react-query'
import { keepDistanceUnit } from '#lib/client/account/distance-unit'
import { keepCookie } from '#lib/client/auth/cookies'
import { api } from '#lib/client/platform/api'
import type { DistanceUnit } from '#lib/domain/account/distance-unit'
import { THEME_COOKIE, type ThemeColor } from '#lib/domain/account/theme'
import type { Language } from '#lib/domain/platform/basics'
import type { ProfileOrder } from '#lib/domain/profiles/profile-order'
import { LANGUAGE_COOKIE } from '#lib/i18n/language'
import type { Settings } from '#lib/schemas/account/user'

const settingsShown = () => import('#lib/schemas/account/user').then((schemas) => schemas.settingsShown)

/** The form's language where none is known. */
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

/** What a page is shown by. */
interface Looks {
  language?: Language | undefined
  themeColor: ThemeColor
  distanceUnit?: DistanceUnit | undefined
  profileOrder?: ProfileOrder | undefined
}

/**
 * Keeps what pages are shown by in this browser too, where /login finds it after signing out, and shows all but the language at once.
 * The order of profiles is of those who are signed in alone.
 */
export function keepLooks({ language, themeColor, distanceUnit, profileOrder }: Looks) {
  if (language) keepCookie(LANGUAGE_COOKIE, language)
  keepCookie(THEME_COOKIE, themeColor)
  document.documentElement.dataset.theme = themeColor
  if (distanceUnit) keepDistanceUnit(distanceUnit)
  if (profileOrder) document.documentElement.dataset.profileOrder = profileOrder
}

/** Whether the page is shown otherwise than by these settings: they were changed on another device. */
export function isOtherwise({ language, themeColor, distanceUnit, profileOrder }: Looks): boolean {
  const { lang, dataset } = document.documentElement
  return (
    (language !== undefined && language !== lang) ||
    themeColor !== dataset.theme ||
    distanceUnit !== dataset.distance ||
    profileOrder !== dataset.profileOrder
  )
}
