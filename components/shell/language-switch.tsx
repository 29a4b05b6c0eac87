'use client'

import { Check, Languages } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { menuItemClass, PopoverMenu } from '#components/ui/feedback/popover-menu'
import { languages } from '#lib/domain/platform/basics'

/** Lists languages by their own names. The page changes at once; for signed-in users the setting is saved. */
export function LanguageSwitch() {
  const t = useTranslations('nav')
  const name = useTranslations('languages')
  const current = useLocale()
  const router = useRouter()
  return (
    <PopoverMenu label={t('language')} button={<Languages aria-hidden className="size-6" />}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          className={menuItemClass}
          onClick={() => {
            // Loaded on demand: most users never switch the language.
            const chosen = import('#lib/client/account/language').then((file) => file.chooseLanguage(language))
            void chosen.then(() => router.refresh()).catch(() => alert(t('failed')))
          }}
        >
          <span className="flex-1">{name(language)}</span>
          {language === current && <Check aria-hidden className="size-5 text-accent" />}
        </button>
      ))}
    </PopoverMenu>
  )
}
