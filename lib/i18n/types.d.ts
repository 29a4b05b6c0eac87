import type { Language } from '#lib/domain/platform/basics'
import type { Messages } from '#lib/i18n/messages'

declare module 'next-intl' {
  interface AppConfig {
    Locale: Language
    Messages: Messages
  }
}
