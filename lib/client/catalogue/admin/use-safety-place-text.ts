import { useTranslations } from 'next-intl'

/** Returns a function that names a field's place ("Step 3"), by its API name without the language. */
export function useSafetyPlaceText(): (field: string) => string {
  const t = useTranslations('catalogueAdmin')
  const tSafety = useTranslations('catalogueSafety')
  return (field) => {
    const [part = '', entry] = field.split('.')
    switch (part) {
      case 'instructions':
        return tSafety('step', { number: Number(entry ?? 0) + 1 })
      case 'safety_notes':
        return t('safetyNotes')
      case 'benefits':
      case 'materials':
      case 'title':
      case 'description':
      case 'easier':
      case 'harder':
      case 'group':
        return t(part)
      default:
        return part
    }
  }
}
