'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { AuthCard } from '#components/auth/auth-card'
import { Button, buttonClass } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import { Field } from '#components/ui/form/field'
import { Form } from '#components/ui/form/form'
import { api } from '#lib/client/platform/api'
import { useForm } from '#lib/client/platform/forms/use-form'
import { forgotPasswordInput } from '#lib/schemas/account/user'
import { nothing } from '#lib/schemas/platform/fields'

/** Requests a link by mail; if this site cannot send mail, shows whom to ask. */
export function ForgotPassword({ canSendMail, supportEmail }: { canSendMail: boolean; supportEmail: string | undefined }) {
  const t = useTranslations('login')
  return (
    <AuthCard title={t('forgotTitle')} text={t(canSendMail ? 'forgotText' : 'forgotNoMail')}>
      <div className="flex flex-col gap-4">
        {canSendMail && <AskForm />}
        {!canSendMail && supportEmail && (
          <a href={`mailto:${supportEmail}`} className={buttonClass('primary')}>
            {t('forgotAsk', { email: supportEmail })}
          </a>
        )}
        <Link href="/login" className={buttonClass('secondary')}>
          {t('backToSignIn')}
        </Link>
      </div>
    </AuthCard>
  )
}

function AskForm() {
  const t = useTranslations('login')
  const [isSent, setIsSent] = useState(false)
  const { onSubmit, errors, banner, isSubmitting } = useForm({
    schema: forgotPasswordInput,
    failed: t('unavailable'),
    submit: async (input) => {
      await api.post('/user/forgot-password', async () => nothing, input, { isPublic: true })
      setIsSent(true)
    },
  })
  return (
    <Form onSubmit={onSubmit} className="flex flex-col gap-4">
      {banner && <Banner>{banner}</Banner>}
      {isSent && <Banner tone="good">{t('forgotSent')}</Banner>}
      <Field label={t('email')} name="email" type="email" dir="ltr" autoComplete="username" error={errors.email} />
      <Button type="submit" busy={isSubmitting}>
        {t('forgotSend')}
      </Button>
    </Form>
  )
}
