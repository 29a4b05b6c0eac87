'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { buttonClass } from '#components/ui/button'
import { Dialog } from '#components/ui/dialog'

/** What needs an account, and the way to one. */
export function SignInDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('explore')
  return (
    <Dialog title={t('signInTitle')} closeLabel={t('close')} onClose={onClose}>
      <p className="text-soft">{t('signInText')}</p>
      <Link href="/login" className={buttonClass('primary', 'mt-5 w-full')}>
        {t('signIn')}
      </Link>
    </Dialog>
  )
}
