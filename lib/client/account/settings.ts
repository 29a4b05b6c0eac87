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

/** The form's language if none is known. */
export const DEFAULT_FORM_LANGUAGE: Language = 'he'

/** The user's settings, loaded once each time the form opens: a reload would change fields during editing. */
export const settingsQuery = () =>
  queryOptions({
    queryKey: ['settings'],
    queryFn: ({ signal }) => api.get('/settings/me', settingsShown, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Keeps the settings in the account. Calls `onSaved` even if the form has closed by then. */
export function useSaveSettings(onSaved: (settings: Settings) => void) {
  return useMutation({
    mutationFn: (settings: Settings) => api.put('/settings/me', settingsShown, settings),
    onSuccess: (_, settings) => onSaved(settings),
  })
}

/** The settings that decide how a page looks. */
interface Looks {
  language?: Language | undefined
  themeColor: ThemeColor
  distanceUnit?: DistanceUnit | undefined
  profileOrder?: ProfileOrder | undefined
}

/**
 * Keeps the looks in this browser too, for /login after signing out, and applies all except the language at once. Only signed-in users have
 * a profile order.
 */
export function applyLooks({ language, themeColor, distanceUnit, profileOrder }: Looks) {
  if (language) keepCookie(LANGUAGE_COOKIE, language)
  keepCookie(THEME_COOKIE, themeColor)
  document.documentElement.dataset.theme = themeColor
  if (distanceUnit) keepDistanceUnit(distanceUnit)
  if (profileOrder) document.documentElement.dataset.profileOrder = profileOrder
}

/** Whether the page differs from these settings, because they were changed on another device. */
export function isPageOutdated({ language, themeColor, distanceUnit, profileOrder }: Looks): boolean {
  const { lang, dataset } = document.documentElement
  return (
    (language !== undefined && language !== lang) ||
    themeColor !== dataset.theme ||
    distanceUnit !== dataset.distance ||
    profileOrder !== dataset.profileOrder
  )
}
