'use client'

import { useTranslations } from 'next-intl'
import { buttonClass } from '#components/ui/button'
import { Dialog } from '#components/ui/feedback/dialog'
import { SignInLink } from '#components/ui/sign-in-link'

interface Props {
  title: string
  /** The benefit of an account. */
  text: string
  onClose: () => void
}

/** Explains why an account is needed, and links to the sign-in. */
export function SignInDialog({ title, text, onClose }: Props) {
  const t = useTranslations('explore')
  return (
    <Dialog title={title} closeLabel={t('close')} onClose={onClose}>
      <p className="text-soft">{text}</p>
      <SignInLink className={buttonClass('primary', 'mt-5 w-full')}>{t('signIn')}</SignInLink>
    </Dialog>
  )
}
