import { useTranslations } from 'next-intl'
import type { SafetyCheck } from '#lib/schemas/catalogue'

/** Where a word stands, as an admin reads it: "English, step 3". */
export function useSafetyPlaceText(): (question: SafetyCheck['questions'][number]) => string {
  const t = useTranslations('catalogueAdmin')
  const tSafety = useTranslations('catalogueSafety')
  const tLanguages = useTranslations('languages')
  return ({ language, field }) => {
    const [part = '', entry] = field.split('.').slice(field.startsWith('text.') ? 2 : 0)
    return `${tLanguages(language)}, ${partText(part, Number(entry ?? 0) + 1)}`
  }

  function partText(part: string, number: number): string {
    switch (part) {
      case 'instructions':
        return tSafety('step', { number })
      case 'safety_notes':
        return t('safetyNotes')
      case 'benefits':
      case 'materials':
      case 'title':
      case 'description':
      case 'easier':
      case 'harder':
        return t(part)
      default:
        return part
    }
  }
}
