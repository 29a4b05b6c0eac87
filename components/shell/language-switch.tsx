'use client'

import { Check, Languages } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { menuItemClass, PopoverMenu } from '#components/ui/feedback/popover-menu'
import { languages } from '#lib/domain/platform/basics'

/** Each language by its own name. The page follows at once; for people signed in it is their setting from now on. */
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
            // On demand: most pages are read in the language they came in.
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
