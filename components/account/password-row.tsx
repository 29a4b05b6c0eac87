'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { PasswordForm } from '#components/account/password-form'
import { Row } from '#components/account/section'
import { Button } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import type { Me } from '#lib/schemas/account/user'

/** Shows whether there is a password, and the form that changes it on demand. */
export function PasswordRow({ me }: { me: Me }) {
  const t = useTranslations('account')
  const [step, setStep] = useState<'closed' | 'open' | 'saved'>('closed')
  const closed = useRef<HTMLDivElement>(null)

  // Focus returns to the button when the form closes, but not when the page opens.
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && step !== 'open') closed.current?.querySelector('button')?.focus()
    wasOpen.current = step === 'open'
  }, [step])

  if (!me.signInMethods.includes('password')) return <Row label={t('password')}>{t('passwordNone')}</Row>
  if (step === 'open') return <PasswordForm me={me} onSaved={() => setStep('saved')} onCancel={() => setStep('closed')} />
  const change = (
    <Button look="secondary" onClick={() => setStep('open')}>
      {t('passwordChange')}
    </Button>
  )
  return (
    <div ref={closed} className="flex flex-col gap-3">
      <Row label={t('password')} action={change}>
        {t('passwordSet')}
      </Row>
      {step === 'saved' && <Banner tone="good">{t('passwordSaved')}</Banner>}
    </div>
  )
}
