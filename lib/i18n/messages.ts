import type { Language } from '#lib/domain/platform/basics'
import en from '#messages/en.json' with { type: 'json' }
import es from '#messages/es.json' with { type: 'json' }
import he from '#messages/he.json' with { type: 'json' }

export type Messages = typeof en

/** Every text of the app. Server only: a page sends the browser only the namespaces it uses. */
export const messagesOf: Record<Language, Messages> = { en, es, he }
