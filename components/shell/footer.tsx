import Link from 'next/link'
import { getTranslations } from 'next-intl/server'

/** Ends every page, and leaves space for the bottom navigation on phones. */
export async function Footer() {
  const t = await getTranslations('shell')
  return (
    <footer className="mx-auto flex w-full max-w-6xl flex-wrap gap-x-5 px-4 pt-6 pb-[calc(5.5rem+env(safe-area-inset-bottom))] text-sm text-soft sm:px-6 md:pb-8">
      <span className="flex min-h-11 basis-full items-center sm:basis-auto">{t('tagline')}</span>
      <Link href="/privacy" className="flex min-h-11 min-w-11 items-center underline underline-offset-4">
        {t('privacy')}
      </Link>
      <Link href="/terms" className="flex min-h-11 min-w-11 items-center underline underline-offset-4">
        {t('terms')}
      </Link>
    </footer>
  )
}
