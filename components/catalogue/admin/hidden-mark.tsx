import { EyeOff } from 'lucide-react'
import { useTranslations } from 'next-intl'

/** Marks a row that visitors do not see. */
export function HiddenMark() {
  const t = useTranslations('catalogueAdmin')
  return (
    <span className="inline-flex items-center gap-1 rounded-full bg-sunken px-2 py-0.5 text-ink text-xs">
      <EyeOff aria-hidden className="size-3.5" />
      {t('isHidden')}
    </span>
  )
}
