'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { AuthCard } from '#components/auth/auth-card'
import { Button, buttonClass } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import { Form } from '#components/ui/form/form'
import { PasswordField } from '#components/ui/form/password-field'
import { Switch } from '#components/ui/input/switch'
import { api } from '#lib/client/platform/api'
import { useForm } from '#lib/client/platform/forms/use-form'
import { newPasswordForm, PASSWORD_MIN } from '#lib/schemas/account/user'
import { nothing } from '#lib/schemas/platform/fields'

/** Sets a new password with the token of a link, and unlinks Google unless the owner keeps it. */
export function NewPasswordForm({ token, isGoogleLinked }: { token: string; isGoogleLinked: boolean }) {
  const t = useTranslations('login')
  const [isDone, setIsDone] = useState(false)
  const [isUnlinking, setIsUnlinking] = useState(true)
  const { onSubmit, errors, banner, isSubmitting } = useForm({
    schema: newPasswordForm,
    failed: t('resetFailed'),
    submit: async ({ password, unlinkGoogle }) => {
      const input = { token, newPassword: password, ...(isGoogleLinked && { unlinkGoogle: unlinkGoogle === 'on' }) }
      await api.post('/user/password-reset', async () => nothing, input, { isPublic: true })
      setIsDone(true)
    },
  })
  return (
    <AuthCard title={t('resetTitle')}>
      {isDone ? (
        <div className="flex flex-col gap-4">
          <Banner tone="good">{t('resetDone')}</Banner>
          <Link href="/login" className={buttonClass()}>
            {t('signIn')}
          </Link>
        </div>
      ) : (
        <Form onSubmit={onSubmit} className="flex flex-col gap-4">
          {banner && <Banner>{banner}</Banner>}
          <PasswordField
            label={t('password')}
            name="password"
            autoComplete="new-password"
            error={errors.password ?? errors.new_password}
            hint={t('passwordHint', { length: PASSWORD_MIN })}
          />
          <PasswordField label={t('passwordAgain')} name="passwordAgain" autoComplete="new-password" error={errors.password_again} />
          {isGoogleLinked && <Switch label={t('resetUnlinkGoogle')} name="unlinkGoogle" isOn={isUnlinking} onChange={setIsUnlinking} />}
          <Button type="submit" busy={isSubmitting}>
            {t('resetSave')}
          </Button>
        </Form>
      )}
    </AuthCard>
  )
}
