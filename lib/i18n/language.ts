import { type Language, languages } from '#lib/domain/platform/basics'

const DEFAULT_LANGUAGE: Language = 'en'

/** The cookie that holds a visitor's choice. */
export const LANGUAGE_COOKIE = 'locale'

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

export function directionOf(language: Language): 'rtl' | 'ltr' {
  return language === 'he' ? 'rtl' : 'ltr'
}

/** Returns the app's first language in an Accept-Language header, by its weights (RFC 9110, 12.5.4); "iw" is Hebrew's old code. */
export function fromAcceptLanguage(header: string | null | undefined): Language | undefined {
  const ranked = (header ?? '')
    .split(',')
    .map((part, position) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = Number(parameters.find((p) => p.trim().startsWith('q='))?.split('=')[1] ?? 1)
      return { base: tag.trim().split('-')[0]?.replace('iw', 'he'), weight, position }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.position - b.position)
  return ranked.map(({ base }) => base).find(isLanguage)
}

/** Chooses the user's setting, else the cookie, else the browser's language, else English. */
export function chooseLanguage({
  setting,
  cookie,
  acceptLanguage,
}: {
  setting?: string | undefined
  cookie?: string | undefined
  acceptLanguage?: string | null
}): Language {
  if (isLanguage(setting)) return setting
  if (isLanguage(cookie)) return cookie
  return fromAcceptLanguage(acceptLanguage) ?? DEFAULT_LANGUAGE
}
